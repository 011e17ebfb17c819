import { cusum, findingLevel, type Found, median, medianDeviation, stepDeviation, tQuantile } from '../estimate/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import type { NightFlow } from './nightFlows.ts';

/** A flow of nights that changed and stayed so. */
export interface LeakChange {
  /** The first night of it. */
  readonly since: PlantDay;
  /** The night by which it was beyond chance. */
  readonly foundOn: PlantDay;
  /** By how much, m3/min; below 0 for less. */
  readonly change: Found<'cusum'>;
}

/** Nights that the others are compared with: at least so many, and all before a night up to so many. */
const minReference = 14;
const maxReference = 28;
/** Flows do not scatter less than this share of them, nor than their last digit. */
const minScatter = 0.01;
const minScatterM3min = 0.01;
/** The scatter of a few nights is known badly: more than usual is allowed, so that chance does not look like a leak. */
const allowance = 1;
const limit = 6;
/** One night alone, however far off, is no change: a night counts at most so much of the limit. */
const maxShareOfNight = 0.6;
const maxDeviations = allowance + maxShareOfNight * limit;
const unit = 'm3/min';

/** Nights that are compared with those at the beginning. */
export const watchedNights = (nights: readonly NightFlow[]): number => Math.max(0, nights.length - minReference);

/** What the nights before one say of it; those of the reference are the same from the 28th on. */
function referenceOf(flows: readonly number[], before: number) {
  const reference = flows.slice(0, Math.min(before, maxReference));
  const middle = median(reference)!;
  const floor = Math.max(minScatterM3min, minScatter * middle);
  // Either alone can be half too small by chance.
  const scatter = Math.max(stepDeviation(reference, floor), medianDeviation(reference)!);
  return { middle, scatter, n: reference.length };
}

/** The days of a log, and how much of them is known. */
export interface AskedNights {
  readonly range: TimeRange;
  readonly coverage: number;
}

/** The first change that lasted, of the flows of nights at one pressure, ascending by day. */
export function changeOfNights(nights: readonly NightFlow[], { range, coverage }: AskedNights): LeakChange | undefined {
  const flows = nights.map(({ flowM3min }) => flowM3min);
  const watched = flows.slice(minReference).map((flow, i) => {
    const { middle, scatter } = referenceOf(flows, minReference + i);
    return Math.max(-maxDeviations, Math.min(maxDeviations, (flow - middle) / scatter));
  });
  const { alarm } = cusum(watched, allowance, limit);
  if (alarm === undefined) return undefined;
  const since = minReference + alarm.since;
  const { middle, scatter, n } = referenceOf(flows, since);
  const later = flows.slice(since);
  const value = median(later)! - middle;
  const margin = tQuantile((1 + findingLevel) / 2, n - 1) * scatter * Math.sqrt(1 / n + 1 / later.length);
  return {
    since: nights[since]!.day,
    foundOn: nights[minReference + alarm.at]!.day,
    change: {
      kind: 'fitted',
      value,
      low: value - margin,
      high: value + margin,
      unit,
      method: 'cusum',
      ...range,
      coverage,
      n: later.length,
      assumptions: [
        { key: 'beforeM3min', value: middle, source: 'fitted' },
        { key: 'scatterM3min', value: scatter, source: 'fitted' },
      ],
    },
  };
}
