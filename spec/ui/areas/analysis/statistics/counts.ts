import { type Counts, plantIndex } from '../../../../../core/statistics/index.ts';

/** A day of a machine: 18 h load, 2 h no-load, 4 h off. */
export function countsOf(index: number, differences: Partial<Counts> = {}): Counts {
  return {
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
  };
}

export const plantCounts = (differences: Partial<Counts> = {}): Counts => countsOf(plantIndex, differences);
