import { preparedTotals, type SavedTotals, type TimeSpan } from '../../core/samples/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { nextTurn } from '../nextTurn.ts';
import type { SampleSums } from './DayRecord.ts';
import { joinedRecords, noRecords, pooledRecords, quarterHourMs, type QuarterRecords } from './quarterRecords.ts';
import { tableOf } from './sampleRows.ts';
import type { Segment } from './segmentsNear.ts';

/** Segments put together before others take their turn. */
const segmentsATurn = 31;

const latestOf = ({ latest, periodS }: SampleSums): NonNullable<SavedTotals['latest']> => ({
  row: tableOf([latest]),
  periodMs: periodS * msPerSecond,
});

const seams = new WeakMap<SampleSums, { readonly after: SampleSums; readonly records: QuarterRecords }>();

/** What a segment's latest row counts until the first one of the next segment, and the starts between the two. */
function seamOf(before: SampleSums, after: SampleSums): QuarterRecords {
  const known = seams.get(before);
  if (known?.after === after) return known.records;
  const joint = preparedTotals({ quarters: noRecords, latest: latestOf(before) });
  joint.append(tableOf([after.first]), after.periodS);
  const records = joint.save().quarters;
  seams.set(before, { after, records });
  return records;
}

/** The quarter hours that a segment has rows in. */
const quartersOf = ({ first, latest }: SampleSums): TimeSpan => ({
  fromMs: Math.floor(first.atMs / quarterHourMs) * quarterHourMs,
  untilMs: (Math.floor(latest.atMs / quarterHourMs) + 1) * quarterHourMs,
});

/**
 * The sums of segments that follow each other, enough for the totals of one range: those of which the range takes all make one record,
 * unless all quarter hours are wanted.
 */
export async function recordsFor(
  segments: readonly Segment[],
  range: TimeSpan,
  wanted: 'whole' | 'quarters',
  signal: AbortSignal,
): Promise<SavedTotals> {
  const parts: QuarterRecords[] = [];
  let pool: QuarterRecords[] = [];
  const closePool = () => {
    parts.push(pooledRecords(pool));
    pool = [];
  };
  let before: { readonly sums: SampleSums; readonly isPooled: boolean } | undefined;

  for (const [i, { sums, quarters }] of segments.entries()) {
    const { fromMs, untilMs } = quartersOf(sums);
    const isPooled = wanted === 'whole' && range.fromMs <= fromMs && range.untilMs >= untilMs;
    if (!isPooled) closePool();
    if (before !== undefined) (before.isPooled && isPooled ? pool : parts).push(seamOf(before.sums, sums));
    if (isPooled) pool.push(sums.pooled);
    else if (range.fromMs < untilMs && range.untilMs > fromMs) parts.push(await quarters());
    before = { sums, isPooled };
    if (i % segmentsATurn === segmentsATurn - 1) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  closePool();
  return { quarters: joinedRecords(parts), latest: before && latestOf(before.sums) };
}
