import { useLingui } from '@lingui/react';
import type { CsvRows } from '../../../../core/csv/index.ts';
import { driftCost } from '../../../../core/machines/index.ts';
import type { MachinesAnswer } from '../../../../core/ports/index.ts';
import { useSlotName } from '../../../station/index.ts';
import { useMachineText } from './useMachineText.ts';

/** Text ids. */
const heads = [
  /*i18n*/ 'Verdichter',
  /*i18n*/ 'Datenblatt',
  /*i18n*/ 'Gemessen',
  /*i18n*/ 'Abweichung',
  /*i18n*/ 'von',
  /*i18n*/ 'bis',
  /*i18n*/ 'Toleranz',
  /*i18n*/ 'Verändert seit',
  /*i18n*/ 'Veränderung',
  /*i18n*/ 'von',
  /*i18n*/ 'bis',
  /*i18n*/ 'Mehrkosten im Jahr',
  /*i18n*/ 'von',
  /*i18n*/ 'bis',
  /*i18n*/ 'Ankommende Liefermenge',
  /*i18n*/ 'von',
  /*i18n*/ 'bis',
] as const;

/** The table as rows of a file; shares are of 1, specific power is in kW/(m3/min). Only inside an observer. */
export function useMachineRows({ picture, pricePerKWh }: MachinesAnswer): () => CsvRows {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  const { currency } = useMachineText();
  const digits = 4;
  const number = (value: number | undefined) => ({ number: value, digits });
  const spread = (of: { readonly value: number; readonly low: number; readonly high: number } | undefined) =>
    [of?.value, of?.low, of?.high].map(number);
  return () => [
    heads.map((id) => ({ text: id === 'Mehrkosten im Jahr' ? `${i18n._(id)} [${currency}]` : i18n._(id) })),
    ...picture.machines.map((machine) => {
      const { slot, against, drift, specificPower } = machine;
      const { deviation } = against;
      const size = drift.change?.size;
      const arrives = picture.air.machines.find((each) => each.slot === slot)?.share;
      return [
        { text: slotName(slot) },
        number(against.sheetSpecificPower),
        number(against.specificPower ?? specificPower),
        ...spread(deviation.kind === 'none' ? undefined : deviation),
        number(machine.sheet === undefined ? undefined : against.tolerance),
        { text: drift.change?.since ?? '' },
        ...spread(size === undefined || size.kind === 'none' ? undefined : size),
        ...spread(driftCost(machine, pricePerKWh)),
        ...spread(arrives === undefined || arrives.kind === 'none' ? undefined : arrives),
      ];
    }),
  ];
}
