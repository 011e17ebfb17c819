import { type SavedTotals, sumsJoiner } from '../../core/totals/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import { knownSeam } from './knownSeam.ts';
import type { Segment } from './segmentsNear.ts';

/** Segments put together before others take their turn. */
const segmentsATurn = 31;

/** The sums of segments that follow each other, enough for the totals of one range: those of which the range takes all make one record. */
export async function recordsFor(segments: readonly Segment[], range: TimeRange, signal: AbortSignal): Promise<SavedTotals> {
  const joiner = sumsJoiner(range, knownSeam);
  for (const [i, { sums, quarters }] of segments.entries()) {
    joiner.add(sums, joiner.needsQuarters(sums) ? await quarters() : undefined);
    if (i % segmentsATurn === segmentsATurn - 1) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  return joiner.end();
}
