import { useLingui } from '@lingui/react';
import { type AirFigure, type AirFigures, estimatedPartsOfRows } from '../../../../core/balance/index.ts';
import type { Figure } from '../../../../core/figures/index.ts';
import { plantIndex } from '../../../../core/statistics/index.ts';
import { type Explanation, useEstimatedText } from '../../../station/index.ts';
import { isPartial, knownCount, type KnownCount } from '../table/knownCount.ts';
import { useTimespanText } from '../useTimespanText.ts';
import type { AirFiguresVm } from './airFigures.vm.ts';
import { airBasis, coverageBehind, coverageSinceReset } from './airBasis.ts';
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
  const coverage = statistics && coverageSinceReset(statistics, plantIndex, machines.length);
  /** Of how many machines something is known says more than how much of the time only where it is not of all. */
  const partly = (count: KnownCount) => (isPartial(count) || coverage === undefined ? count : undefined);
  const energyOf = { known: partly(knownCount(machines, ({ energyKWh }) => energyKWh)), coverage: coverage?.power };
  const volumeOf = (of: (row: AirFigures) => Figure) => ({ known: partly(knownCount(machines, of)), coverage: coverage?.delivery });
  return {
    inputs: {
      energy: { value: plant.energyKWh, ...energyOf },
      energyLoad: { value: plant.energyLoadKWh, ...energyOf },
      energyNoLoad: { value: plant.energyNoLoadKWh, ...energyOf },
      volume: { value: plant.volumeM3, ...volumeOf(({ volumeM3 }) => volumeM3) },
      leaked: { value: plant.leakedM3, ...volumeOf(({ leakedM3 }) => leakedM3) },
      cost: { value: plant.cost, ...energyOf },
      co2: { value: plant.co2Kg, ...energyOf },
      rate: { value: tariff.ratePerKWh },
      co2Factor: { value: tariff.co2KgPerKWh },
    },
    coverage: coverageBehind(coverage, figures),
    basis: statistics && airBasis(statistics, plantIndex, machines.length, figures),
    period: statistics && timespanText(statistics.timespan),
    notes: [
      estimated === '' ? '' : i18n._('Geschätzt: {what}.', { what: estimated }),
      figures.includes('leakedM3') ? i18n._(leakWordsOf(statistics).explanation) : '',
    ],
  };
}
