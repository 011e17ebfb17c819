import { groupedBy } from '../records/index.ts';
import { plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../time/index.ts';
import type { FaultSource } from './faultCode.ts';
import { faultDurationMs, type FaultLogEntry } from './faultLog.ts';

/** How often something was up, and how long. */
export interface FaultTally {
  readonly count: number;
  /** Sum of the durations that are known; an upper bound where `isAtMost`. */
  readonly durationMs: number;
  /** The longest of them; undefined where none is known. */
  readonly longestMs: number | undefined;
  /** A fault may have been over before its end was heard. */
  readonly isAtMost: boolean;
  /** Entries whose duration is not known; those that are still up are counted until now. */
  readonly unknownCount: number;
  readonly lastMs: number;
}

/** A fault of a source, as often as it came. */
export interface RankedFault extends FaultTally {
  readonly source: FaultSource;
  readonly bitIndex: number;
  /** Newest first. */
  readonly entries: readonly FaultLogEntry[];
}

/** All that came of a source. */
export interface RankedSource extends FaultTally {
  readonly source: FaultSource;
}

/** What the log holds of a time, summed. */
export interface FaultRanking {
  /** Most frequent first; of as many the longer. */
  readonly faults: readonly RankedFault[];
  readonly sources: readonly RankedSource[];
  /** From when the log can speak: the start of the time, or its own oldest entry; undefined where it holds nothing. */
  readonly knownFromMs: number | undefined;
  /** Entries that have no time, and so are in no sum. */
  readonly untimedCount: number;
}

/** Whole days of the plant that a ranking covers, today among them. */
const rankedDays = 365;

/** The 12 months up to now, from the start of a day of the plant. */
export function rankedRange(nowMs: number, zone: string): TimeRange {
  return { fromMs: plantDayRange(shiftDay(plantDayOf(nowMs, zone), 1 - rankedDays), zone).fromMs, untilMs: nowMs };
}

type Timed = FaultLogEntry & { readonly atMs: number };

function tallyOf(entries: readonly Timed[], durationOf: (entry: Timed) => number | undefined): FaultTally {
  const durations = entries.map(durationOf).filter((durationMs) => durationMs !== undefined);
  return {
    count: entries.length,
    durationMs: durations.reduce((sum, durationMs) => sum + durationMs, 0),
    longestMs: durations.length === 0 ? undefined : durations.reduce((a, b) => Math.max(a, b)),
    isAtMost: entries.some(({ end }) => end?.isAtLatest === true),
    unknownCount: entries.length - durations.length,
    lastMs: entries.reduce((last, { atMs }) => Math.max(last, atMs), -Infinity),
  };
}

const byCount = (a: FaultTally, b: FaultTally) => b.count - a.count || b.durationMs - a.durationMs || b.lastMs - a.lastMs;

/** Whether an entry began in a range; one without a time did not. */
const beganIn =
  ({ fromMs, untilMs }: TimeRange) =>
  (entry: FaultLogEntry): entry is Timed =>
    entry.atMs !== undefined && entry.atMs >= fromMs && entry.atMs <= untilMs;

/**
 * How often which fault of which source came in a time, and how long it was up; durations that no end is known of are left out, and counted.
 * `isUp` names the entries that are still up: their durations run to the end of the range.
 */
export function faultRanking(
  newestFirst: readonly FaultLogEntry[],
  range: TimeRange,
  isUp: (entry: FaultLogEntry) => boolean = () => false,
): FaultRanking {
  const inRange = newestFirst.filter(beganIn(range));
  const durationOf = (entry: Timed) => (isUp(entry) ? Math.max(0, range.untilMs - entry.atMs) : faultDurationMs(entry));
  const oldestMs = newestFirst.reduce((oldest, { atMs }) => Math.min(oldest, atMs ?? Infinity), Infinity);
  const ofFaults = [...groupedBy(inRange, ({ source, bitIndex }) => `${source}.${bitIndex}`).values()];
  const ofSources = [...groupedBy(inRange, ({ source }) => String(source)).values()];
  return {
    faults: ofFaults
      .map((entries) => ({ ...tallyOf(entries, durationOf), source: entries[0]!.source, bitIndex: entries[0]!.bitIndex, entries }))
      .sort(byCount),
    sources: ofSources.map((entries) => ({ ...tallyOf(entries, durationOf), source: entries[0]!.source })).sort(byCount),
    knownFromMs: oldestMs === Infinity ? undefined : Math.max(oldestMs, range.fromMs),
    untimedCount: newestFirst.filter(({ atMs }) => atMs === undefined).length,
  };
}
