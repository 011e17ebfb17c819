import type { DayLog } from '../../core/daylog/index.ts';
import type { TimeSpan } from '../../core/samples/index.ts';
import { type DayRecord, dayRecordSteps } from '../../core/sums/index.ts';
import { nextTurn } from '../nextTurn.ts';

/** The sums of a file's rows in a span; others take their turn meanwhile. */
export async function dayRecordOf(log: DayLog, span: TimeSpan, signal: AbortSignal): Promise<DayRecord> {
  const steps = dayRecordSteps(log, span);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
    signal.throwIfAborted();
  }
}
