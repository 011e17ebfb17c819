import { msPerSecond, type TimeRange } from '../time/index.ts';
import { countedMs } from './countedMs.ts';
import { longestPeriodS, indexAt } from '../samples/index.ts';
import { cleared, type SumScratch, sumScratch } from './SumScratch.ts';

/** Sums are kept by quarter hours: days of every zone's clock begin with one. */
export const quarterHourMs = 900_000;

/** Over a longer gap than this many periods no change of state is counted: nobody knows what happened in it. */
export const outagePeriods = 3;

/** Rows are summed in pieces of so many: what belongs to them stays in the processor's cache. */
export const pieceRows = 8192;

/** The time that each row counts in each quarter hour. */
export interface Intervals {
  /** Numbers of the quarter hours with samples since 1970, ascending. */
  readonly quarters: readonly number[];
  /** First row in each quarter hour; the next one's first row ends it. */
  readonly firstRow: readonly number[];
  /** The row before it that reaches into it, and by how much; -1 when none does. */
  readonly headRow: readonly number[];
  readonly headMs: Float64Array;
  /** Time from each row on, in its own quarter hour. */
  readonly stepsMs: Float64Array;
  /** By quarter hour: the step of all its rows, or 0 when they differ. */
  readonly commonMs: readonly number[];
  /** The steps of all rows before each, added up. */
  readonly elapsedMs: Float64Array;
  /** Between rows further apart no change of state is counted. */
  readonly toleranceMs: number;
}

/** Period in whole milliseconds, at least one; 0 for a period that no log has (missing, not above zero, beyond an hour). */
export const periodMsOf = (periodS: number): number =>
  periodS > 0 && periodS <= longestPeriodS ? Math.max(1, Math.round(periodS * msPerSecond)) : 0;

/**
 * A row counts `periodMs`, or less when the next one comes sooner; the last one counts `lastMs`.
 * Only time in the span counts, and rows in it are in their quarter hours even when they count no time.
 */
export function intervalsOf(
  timesMs: Float64Array,
  length: number,
  { fromMs, untilMs }: TimeRange,
  periodMs: number,
  lastMs = periodMs,
  scratch: Pick<SumScratch, 'stepsMs' | 'elapsedMs'> = sumScratch(length),
): Intervals {
  const quarters: number[] = [];
  const firstRow: number[] = [];
  const headRow: number[] = [];
  const headMs: number[] = [];
  const commonMs: number[] = [];
  const stepsMs = cleared(scratch.stepsMs, length);
  const elapsedMs = cleared(scratch.elapsedMs, length + 1);
  const first = indexAt(timesMs, length, fromMs);
  let quarterEndMs = -Infinity;

  const openQuarter = (startMs: number, row: number) => {
    const quarter = Math.floor(startMs / quarterHourMs);
    quarterEndMs = (quarter + 1) * quarterHourMs;
    quarters.push(quarter);
    firstRow.push(row);
    headRow.push(-1);
    headMs.push(0);
    commonMs.push(-1);
  };

  const noteStep = (stepMs: number) => {
    const common = commonMs.at(-1)!;
    if (common !== stepMs) commonMs[commonMs.length - 1] = common < 0 ? stepMs : 0;
  };

  /** Rows with a next one in the same quarter hour; the first row without. */
  const takeInnerRows = (row: number): number => {
    const endMs = Math.min(untilMs, quarterEndMs);
    let elapsed = elapsedMs[row]!;
    let atMs = timesMs[row]!;
    let defaultMs = -1;
    let stepMs = 0;
    for (; row + 1 < length; row++) {
      const nextMs = timesMs[row + 1]!;
      if (nextMs > endMs) break;
      if (nextMs - atMs !== defaultMs) {
        defaultMs = nextMs - atMs;
        noteStep((stepMs = countedMs(defaultMs, periodMs)));
      }
      stepsMs[row] = stepMs;
      elapsed += stepMs;
      elapsedMs[row + 1] = elapsed;
      atMs = nextMs;
    }
    return row;
  };

  let row = periodMs > 0 && fromMs < untilMs ? Math.max(0, first - 1) : length;
  while (row < length && timesMs[row]! < untilMs) {
    const atMs = timesMs[row]!;
    const lengthMs = row + 1 < length ? countedMs(timesMs[row + 1]! - atMs, periodMs) : lastMs;
    const endMs = Math.min(untilMs, atMs + lengthMs);
    let startMs = Math.max(fromMs, atMs);
    if (row >= first) {
      if (startMs >= quarterEndMs) openQuarter(startMs, row);
      stepsMs[row] = Math.max(0, Math.min(endMs, quarterEndMs) - startMs);
      noteStep(stepsMs[row]!);
      startMs = quarterEndMs;
    }
    elapsedMs[row + 1] = elapsedMs[row]! + stepsMs[row]!;
    while (startMs < endMs) {
      openQuarter(startMs, Math.max(row + 1, first));
      headRow[headRow.length - 1] = row;
      headMs[headMs.length - 1] = Math.min(endMs, quarterEndMs) - startMs;
      startMs = quarterEndMs;
    }
    row++;
    if (row < length && timesMs[row]! < quarterEndMs) row = takeInnerRows(row);
  }
  firstRow.push(Math.max(row, first));
  return {
    quarters,
    firstRow,
    headRow,
    headMs: Float64Array.from(headMs),
    stepsMs,
    commonMs,
    elapsedMs,
    toleranceMs: outagePeriods * periodMs,
  };
}
