import type { SavedTotals, TimeSpan } from '../../core/samples/index.ts';
import { type QuarterRecords, type SampleSums, seamOf, sumsJoiner } from '../../core/sums/index.ts';
import { nextTurn } from '../nextTurn.ts';
import type { Segment } from './segmentsNear.ts';

/** Segments put together before others take their turn. */
const segmentsATurn = 31;

const seams = new WeakMap<SampleSums, { readonly after: SampleSums; readonly records: QuarterRecords }>();

function knownSeamOf(before: SampleSums, after: SampleSums): QuarterRecords {
  const known = seams.get(before);
  if (known?.after === after) return known.records;
  const records = seamOf(before, after);
  seams.set(before, { after, records });
  return records;
}

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
  const joiner = sumsJoiner(range, wanted, knownSeamOf);
  for (const [i, { sums, quarters }] of segments.entries()) {
    joiner.add(sums, joiner.needsQuarters(sums) ? await quarters() : undefined);
    if (i % segmentsATurn === segmentsATurn - 1) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  return joiner.end();
}
