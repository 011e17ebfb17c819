import { useLingui } from '@lingui/react';
import type { CsvRows } from '../../../../core/csv/index.ts';
import { driftCost } from '../../../../core/machines/index.ts';
import type { MachinesAnswer } from '../../../../core/ports/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';

type Written = 'specificPower' | 'share' | 'money';
type Head = readonly [id: string, as?: Written];

/** Text ids, with what the numbers below are. */
const heads: readonly Head[] = [
  [/*i18n*/ 'Verdichter'],
  [/*i18n*/ 'Datenblatt', 'specificPower'],
  [/*i18n*/ 'Gemessen', 'specificPower'],
  [/*i18n*/ 'Abweichung', 'share'],
  [/*i18n*/ 'von', 'share'],
  [/*i18n*/ 'bis', 'share'],
  [/*i18n*/ 'Toleranz', 'share'],
  [/*i18n*/ 'Verändert seit'],
  [/*i18n*/ 'Veränderung', 'share'],
  [/*i18n*/ 'von', 'share'],
  [/*i18n*/ 'bis', 'share'],
  [/*i18n*/ 'Mehrkosten im Jahr', 'money'],
  [/*i18n*/ 'von', 'money'],
  [/*i18n*/ 'bis', 'money'],
  [/*i18n*/ 'Ankommende Liefermenge', 'share'],
  [/*i18n*/ 'von', 'share'],
  [/*i18n*/ 'bis', 'share'],
];
const digits: Readonly<Record<Written, number>> = { specificPower: 4, share: 2, money: 2 };

/** The table as rows of a file, in the units that are chosen. Only inside an observer. */
export function useMachineRows({ picture, pricePerKWh }: MachinesAnswer): () => CsvRows {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  const { units } = useFormat();
  const number = (as: Written, value: number | undefined) => ({ number: displayValue(as, value, units).value, digits: digits[as] });
  const spread = (as: Written, of: { readonly value: number; readonly low: number; readonly high: number } | undefined) =>
    [of?.value, of?.low, of?.high].map((each) => number(as, each));
  const head = ([id, as]: Head) => ({ text: as === undefined ? i18n._(id) : `${i18n._(id)} [${unitSymbol(displayUnit(as, units))}]` });
  return () => [
    heads.map(head),
    ...picture.machines.map((machine) => {
      const { slot, against, drift, specificPower } = machine;
      const { deviation } = against;
      const size = drift.change?.size;
      const arrives = picture.air.machines.find((each) => each.slot === slot)?.share;
      return [
        { text: slotName(slot) },
        number('specificPower', against.sheetSpecificPower),
        number('specificPower', against.specificPower ?? specificPower),
        ...spread('share', deviation.kind === 'none' ? undefined : deviation),
        number('share', machine.sheet === undefined ? undefined : against.tolerance),
        { text: drift.change?.since ?? '' },
        ...spread('share', size === undefined || size.kind === 'none' ? undefined : size),
        ...spread('money', driftCost(machine, pricePerKWh)),
        ...spread('share', arrives === undefined || arrives.kind === 'none' ? undefined : arrives),
      ];
    }),
  ];
}
