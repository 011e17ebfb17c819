import { quarterHourMs } from '../totals/index.ts';
import type { RateSeries } from './RateTable.ts';
import { type TimeRange } from '../time/index.ts';

/** What there is to know of a series before it is kept. */
export interface SeriesFacts {
  /** From the first quarter hour until the end of the last. */
  readonly range: TimeRange;
  /** Quarter hours that have a price. */
  readonly quarters: number;
  /** From the first until the last, with those that have none. */
  readonly allQuarters: number;
  /** Times without a price between the first quarter hour and the last. */
  readonly gaps: readonly TimeRange[];
  readonly least: number;
  readonly most: number;
}

/** Of a series; undefined for an empty one. */
export function seriesFacts(perKWh: RateSeries): SeriesFacts | undefined {
  const quarters = [...perKWh.keys()].sort((a, b) => a - b);
  const [first] = quarters;
  if (first === undefined) return undefined;
  const last = quarters.at(-1)!;
  const gaps: TimeRange[] = [];
  for (const [i, quarter] of quarters.entries()) {
    const next = quarters[i + 1] ?? quarter + 1;
    if (next > quarter + 1) gaps.push({ fromMs: (quarter + 1) * quarterHourMs, untilMs: next * quarterHourMs });
  }
  let [least, most] = [Infinity, -Infinity];
  for (const price of perKWh.values()) [least, most] = [Math.min(least, price), Math.max(most, price)];
  return {
    allQuarters: last + 1 - first,
    range: { fromMs: first * quarterHourMs, untilMs: (last + 1) * quarterHourMs },
    quarters: quarters.length,
    gaps,
    least,
    most,
  };
}

/** What becomes of quarter hours that a series has already: the new price takes the place of the old one, or the old one stays. */
export const seriesOverlaps = ['replace', 'keep'] as const;
export type SeriesOverlap = (typeof seriesOverlaps)[number];

/** As many series a station keeps. */
export const maxSeries = 20;
/** Of one series that is sent at once: three years. */
export const maxSentQuarters = 105_408;
/** Of one series: ten years. */
export const maxSeriesQuarters = 351_360;
/** Of the name of a series, in UTF-16 units. */
export const longestSeriesName = 60;
