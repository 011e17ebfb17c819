import { greatestReading } from './exactSum.ts';

/** Of readings: sum of value x milliseconds, in the two parts of an exact sum, milliseconds without a value, extremes. */
export interface ReadingSums {
  total: number;
  rest: number;
  missingMs: number;
  least: number;
  greatest: number;
}

export const noReadings = (): ReadingSums => ({ total: 0, rest: 0, missingMs: 0, least: Infinity, greatest: -Infinity });

/** Of readings whose extremes are not kept: those stay as they are, for no reading passes them. */
export const readingsWithoutExtremes = (): ReadingSums => ({ total: 0, rest: 0, missingMs: 0, least: 0, greatest: greatestReading });

/** Forgets the sums, and keeps the extremes. */
export function clearTotals(sums: ReadingSums): void {
  sums.total = 0;
  sums.rest = 0;
  sums.missingMs = 0;
}

export function clearReadings(sums: ReadingSums): void {
  clearTotals(sums);
  sums.least = Infinity;
  sums.greatest = -Infinity;
}
