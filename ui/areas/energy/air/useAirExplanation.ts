import { useLingui } from '@lingui/react';
import { type AirFigure, estimatedPartsOfRows } from '../../../../core/balance/index.ts';
import { ratioOf } from '../../../../core/figures/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { type Explanation, useEstimatedText } from '../../../station/index.ts';
import { knownCount } from '../table/knownCount.ts';
import { useTimespanText } from '../useTimespanText.ts';
import type { AirFiguresVm } from './airFigures.vm.ts';
import { leakWordsOf } from './leakWords.ts';

/** What the figures since the reset rest on; of what was estimated only what is behind the figures of the page. Only inside an observer. */
export function useAirExplanation(vm: AirFiguresVm, figures: readonly AirFigure[]): Explanation {
  const { i18n } = useLingui();
  const timespanText = useTimespanText();
  const estimatedText = useEstimatedText();
  const { statistics, tariff, everything } = vm;
  const { machines, plant } = everything;
  const rows = statistics?.machines ?? [];
  const estimated = estimatedText(
    estimatedPartsOfRows(rows.map(({ index, estimated }) => ({ index, estimated: estimated?.filter((of) => figures.includes(of)) }))),
  );
  const energyOf = knownCount(machines, ({ energyKWh }) => energyKWh);
  return {
    inputs: {
      energy: { value: plant.energyKWh, known: energyOf },
      energyNoLoad: { value: plant.energyNoLoadKWh, known: knownCount(machines, ({ energyNoLoadKWh }) => energyNoLoadKWh) },
      volume: { value: plant.volumeM3, known: knownCount(machines, ({ volumeM3 }) => volumeM3) },
      leaked: { value: plant.leakedM3, known: knownCount(machines, ({ leakedM3 }) => leakedM3) },
      cost: { value: plant.cost, known: energyOf },
      co2: { value: plant.co2Kg, known: energyOf },
      rate: { value: tariff.ratePerKWh },
      co2Factor: { value: tariff.co2KgPerKWh },
    },
    basis: statistics && { spanS: ratioOf(statistics.timespan.untilMs - statistics.timespan.fromMs, msPerSecond) },
    period: statistics && timespanText(statistics.timespan),
    notes: [
      estimated === '' ? '' : i18n._('Geschätzt: {what}.', { what: estimated }),
      figures.includes('leakedM3') ? i18n._(leakWordsOf(statistics).explanation) : '',
    ],
  };
}
