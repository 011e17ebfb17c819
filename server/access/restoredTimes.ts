import { sessionEndMs, sessionRules, type SessionTimes } from '../../core/access/index.ts';
import type { StoredSession } from '../../core/ports/index.ts';

/**
 * The times of a saved session on a clock that does not jump; undefined when it has ended. One that was saved later than now, because
 * the station's clock was set back or lost, is as old as nobody knows: a write session ends, the others begin again.
 */
export function restoredTimes(stored: StoredSession, nowMs: number, steadyMs: number): SessionTimes | undefined {
  const { level, openedMs, usedMs, inputMs } = stored;
  const isLaterThanNow = Math.max(openedMs, usedMs, inputMs) > nowMs;
  if (isLaterThanNow && sessionRules[level].longestMs !== Infinity) return undefined;
  const onSteady = (atMs: number) => steadyMs - Math.max(0, nowMs - atMs);
  const times = { openedMs: onSteady(openedMs), usedMs: onSteady(usedMs), inputMs: onSteady(inputMs) };
  return steadyMs < sessionEndMs(level, times) ? times : undefined;
}
