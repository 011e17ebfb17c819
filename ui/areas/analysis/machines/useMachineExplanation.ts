import { useLingui } from '@lingui/react';
import { loadSums, type MachineReport } from '../../../../core/machines/index.ts';
import type { MachinesAnswer } from '../../../../core/ports/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { type Explanation, useFormat } from '../../../station/index.ts';

/** What the figures of a machine rest on. Only inside an observer. */
export function useMachineExplanation({ range }: Pick<MachinesAnswer, 'range'>): (machine: MachineReport) => Explanation {
  const { i18n } = useLingui();
  const { region, zone } = useFormat();
  const day = (atMs: number) => formatDay(plantDayOf(atMs, zone), region);
  return ({ loadPoints, against }) => {
    const { energyKWh, volumeM3 } = loadSums(loadPoints);
    const { coverage } = against.deviation;
    return {
      inputs: { energyLoad: { value: energyKWh, coverage }, volume: { value: volumeM3, coverage } },
      coverage,
      period: i18n._('{from} bis {until}', { from: day(range.fromMs), until: day(range.untilMs - 1) }),
      notes: [
        i18n._('Von jeder Zeit unter Last zählt die erste Minute nicht.'),
        i18n._('Zum Datenblatt ist die Energie auf dessen Druck gebracht, nach der isentropen Arbeit, und je Volumenstrom verglichen.'),
        i18n._(
          'Die eigene Veränderung vergleicht jeden Tag mit den ersten 28 bei gleichem Volumenstrom; Intervalle enthalten den wahren Wert in 90 von 100 Fällen.',
        ),
        i18n._('Mehrkosten sind die eines Jahres, in dem sich nichts ändert, zum mittleren Preis des Zeitraums.'),
      ],
    };
  };
}
