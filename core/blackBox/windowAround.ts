import { type FaultLogEntry, faultSeverity } from '../faults/index.ts';
import { msPerMinute, type TimeRange } from '../time/index.ts';

/** So long before a fault its window begins. */
export const windowBeforeMs = 15 * msPerMinute;
/** So long after a fault its window ends. */
const windowAfterMs = 5 * msPerMinute;

/** The window of a fault that stands alone. */
export const windowAround = (atMs: number): TimeRange => ({ fromMs: atMs - windowBeforeMs, untilMs: atMs + windowAfterMs });

/** Whether the time around an entry may have been recorded: that of errors is, and that of warnings where it is set. */
export function isRecorded({ atMs, bitIndex }: Pick<FaultLogEntry, 'atMs' | 'bitIndex'>, recordsWarnings: boolean): boolean {
  const severity = faultSeverity(bitIndex);
  return atMs !== undefined && (severity === 'error' || (severity === 'warning' && recordsWarnings));
}
