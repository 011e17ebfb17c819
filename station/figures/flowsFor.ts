import { flowSumsOf, type SampleSums, sumsAfter } from '../../core/totals/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import { knownSeam } from './knownSeam.ts';
import type { FlowsOfRun } from './dayFileTask.ts';
import type { Segment } from './segmentsNear.ts';

/** Segments gone through before others take their turn. */
const segmentsATurn = 31;

/** What segments that follow each other say of leaks, with what lies between them and behind the last one. */
export async function flowsFor(segments: readonly Segment[], signal: AbortSignal): Promise<readonly FlowsOfRun[]> {
  const all: FlowsOfRun[] = [];
  let before: SampleSums | undefined;
  for (const [i, { sums, flows }] of segments.entries()) {
    if (before !== undefined) all.push(flowSumsOf(knownSeam(before, sums)));
    all.push(await flows());
    before = sums;
    if (i % segmentsATurn === segmentsATurn - 1) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  if (before !== undefined) all.push(flowSumsOf(sumsAfter(before)));
  return all;
}
