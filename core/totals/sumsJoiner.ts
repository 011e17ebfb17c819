import { quarterHourMs } from './intervals.ts';
import { quarterSums } from './quarterSums.ts';
import { type SavedTotals } from './preparedTotals.ts';
import { type TimeRange, msPerSecond } from '../time/index.ts';
import { tableOf } from '../samples/index.ts';
import type { SampleSums } from './DayRecord.ts';
import { joinedRecords, mergedRecord } from './joinedRecords.ts';
import type { QuarterRecords } from './QuarterRecords.ts';

/** Puts the sums of runs of samples together. */
export interface SumsJoiner {
  /** Whether `add` wants the quarter hours of a run: its sums alone do when the range takes all of it, or nothing. */
  needsQuarters(sums: SampleSums): boolean;
  /** Takes a run of samples that are later than those before. */
  add(sums: SampleSums, quarters: QuarterRecords | undefined): void;
  /** Enough for `preparedTotals` to give the totals of the range. */
  end(): SavedTotals;
}

const latestOf = ({ latest, periodS }: SampleSums): NonNullable<SavedTotals['latest']> => ({
  row: tableOf([latest]),
  periodMs: periodS * msPerSecond,
});

/** What a run's latest row counts until the first one of the next run, and the starts between the two. */
export function sumsBetween(before: SampleSums, after: SampleSums): QuarterRecords {
  return joinedRecords(quarterSums(tableOf([before.latest, after.first]), before.periodS));
}

/** What the latest row of a run counts when no other run follows. */
export function sumsAfter({ latest, periodS }: SampleSums): QuarterRecords {
  return joinedRecords(quarterSums(tableOf([latest]), periodS, periodS));
}

/** The quarter hours that a run has rows in. */
const quartersOf = ({ first, latest }: SampleSums): TimeRange => ({
  fromMs: Math.floor(first.atMs / quarterHourMs) * quarterHourMs,
  untilMs: (Math.floor(latest.atMs / quarterHourMs) + 1) * quarterHourMs,
});

/** How much a range takes of a run: the sums of one that it takes a part of don't do, its quarter hours are needed. */
export function overlapOf(range: TimeRange, sums: SampleSums): 'all' | 'part' | 'nothing' {
  const { fromMs, untilMs } = quartersOf(sums);
  if (range.fromMs <= fromMs && range.untilMs >= untilMs) return 'all';
  return range.fromMs < untilMs && range.untilMs > fromMs ? 'part' : 'nothing';
}

/** Joins runs of samples for the totals of one range: those of which the range takes all make one record. `seam` gives what `sumsBetween` gives. */
export function sumsJoiner(range: TimeRange, seam = sumsBetween): SumsJoiner {
  const parts: QuarterRecords[] = [];
  let pool: QuarterRecords[] = [];
  const closePool = () => {
    parts.push(mergedRecord(pool));
    pool = [];
  };
  const isWhole = (sums: SampleSums) => overlapOf(range, sums) === 'all';
  let before: { readonly sums: SampleSums; readonly isPooled: boolean } | undefined;

  return {
    needsQuarters: (sums) => !isWhole(sums) && overlapOf(range, sums) !== 'nothing',
    add(sums, quarters) {
      const isPooled = isWhole(sums);
      if (!isPooled) closePool();
      if (before !== undefined) (before.isPooled && isPooled ? pool : parts).push(seam(before.sums, sums));
      if (isPooled) pool.push(sums.pooled);
      else if (quarters !== undefined) parts.push(quarters);
      before = { sums, isPooled };
    },
    end() {
      closePool();
      return { quarters: joinedRecords(parts), latest: before && latestOf(before.sums) };
    },
  };
}
