import { type Counts, plantIndex, type StatisticValues, statisticValuesOf } from '../../../core/statistics/index.ts';

/** What all statistics give of a day of a machine: 18 h load, 2 h no-load, 4 h off; `differences` in what was counted. */
export function valuesOf(index: number, differences: Partial<Counts> = {}): StatisticValues {
  return statisticValuesOf({
    index,
    loadS: 64_800,
    noLoadS: 7_200,
    motorStarts: 10,
    energyKWh: 1_000,
    energyLoadKWh: 950,
    volumeM3: 10_000,
    rangeS: 86_400,
    knownS: 86_400,
    ...differences,
  });
}

export const plantValues = (differences: Partial<Counts> = {}): StatisticValues => valuesOf(plantIndex, differences);
