import type { MeasuredInput } from '../../core/inputFile/index.ts';
import { countedMs } from '../../core/totals/index.ts';
import { type Channel, emptyRow, type SampleRow } from '../../core/samples/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { samplePeriodMs } from './advanceTo.ts';
import type { RecordedRow } from './recordedRows.ts';

/** What is sampled of a recording, so long after the sample before. */
export interface HeldSample {
  readonly row: SampleRow;
  readonly inputs: readonly MeasuredInput[];
  readonly estimated: readonly Channel[];
  readonly afterMs: number;
}

/** A longer gap in a recording is not waited for. */
export const longestGapMs = msPerMinute;

/**
 * Each recorded row is sampled again and again until the next one, for as long as it counts: so the samples count what the recording does.
 * Where a row counts for an odd time before a gap, a row without values ends it.
 */
export async function* heldSamples(rows: AsyncIterable<RecordedRow>): AsyncGenerator<HeldSample> {
  let before: RecordedRow | undefined;
  for await (const next of rows) {
    if (before === undefined) yield { row: next.row, inputs: next.inputs, estimated: next.estimated, afterMs: samplePeriodMs };
    else yield* heldUntil(before, next);
    before = next;
  }
}

/** The samples of a row behind its first one, and the first of the next row. */
function* heldUntil({ row, periodS, inputs, estimated }: RecordedRow, next: RecordedRow): Generator<HeldSample> {
  const periodMs = periodS * msPerSecond;
  const stepMs = next.row.atMs - row.atMs;
  const heldMs = stepMs > 0 ? countedMs(stepMs, periodMs) : periodMs;
  let sampledMs = 0;
  for (; sampledMs + samplePeriodMs < heldMs; sampledMs += samplePeriodMs) yield { row, inputs, estimated, afterMs: samplePeriodMs };
  const isGapWaitedFor = stepMs > heldMs && stepMs - heldMs <= longestGapMs;
  if (isGapWaitedFor && sampledMs + samplePeriodMs > heldMs) {
    yield { row: emptyRow(row.atMs + heldMs), inputs: [], estimated: [], afterMs: heldMs - sampledMs };
    sampledMs = heldMs;
  }
  yield { row: next.row, inputs: next.inputs, estimated: next.estimated, afterMs: (isGapWaitedFor ? stepMs : heldMs) - sampledMs };
}
