import { type SampleSums, sumsAfter } from '../../core/totals/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { PlacedOfRun } from './dayFileTask.ts';
import type { PlacedPart } from './dayRecords.ts';
import { knownSeam } from './knownSeam.ts';
import { placedSumsOf, type Segment } from './segmentsNear.ts';

/** Segments gone through before others take their turn. */
const segmentsATurn = 31;

/** What segments that follow each other say of leaks, or of energy, with what lies between them and behind the last one. */
export async function placedFor(part: PlacedPart, segments: readonly Segment[], signal: AbortSignal): Promise<readonly PlacedOfRun[]> {
  const sumsOf = placedSumsOf[part];
  const all: PlacedOfRun[] = [];
  let before: SampleSums | undefined;
  for (const [i, { sums, placed }] of segments.entries()) {
    if (before !== undefined) all.push(sumsOf(knownSeam(before, sums)));
    all.push(await placed(part));
    before = sums;
    if (i % segmentsATurn === segmentsATurn - 1) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  if (before !== undefined) all.push(sumsOf(sumsAfter(before)));
  return all;
}
