import { msPerDay } from '../time/index.ts';

/** What is remembered of something that a person was written about, so that one occurrence is one mail. */
export interface Occurrence {
  /** It was reported, and not yet that it is over. */
  readonly isUp: boolean;
  /** How many times it was reported, each within a day after the one before was over. */
  readonly streak: number;
  /** When it was reported or was over. */
  readonly sinceMs: number;
  /** Since when it is away; undefined while it is not. */
  readonly awayMs: number | undefined;
}

export interface OccurrenceStep {
  /** Undefined for nothing to remember. */
  readonly after: Occurrence | undefined;
  readonly says: 'begun' | 'over' | undefined;
}

/** For so long something that comes again is the same trouble. */
const streakMs = msPerDay;

/**
 * One look at something that is there or not. It is over once it was away for `holdMs`, doubled for each time that it came again within a day, up to a day:
 * what comes and goes is reported ever more seldom, and counts as being there meanwhile.
 */
export function occurrenceStep(before: Occurrence | undefined, isThere: boolean, nowMs: number, holdMs: number): OccurrenceStep {
  if (before?.isUp !== true) {
    const isRecent = before !== undefined && nowMs - before.sinceMs < streakMs;
    if (!isThere) return { after: isRecent ? before : undefined, says: undefined };
    return { after: { isUp: true, streak: isRecent ? before.streak + 1 : 1, sinceMs: nowMs, awayMs: undefined }, says: 'begun' };
  }
  if (isThere) return { after: before.awayMs === undefined ? before : { ...before, awayMs: undefined }, says: undefined };
  const awayMs = before.awayMs ?? nowMs;
  const heldMs = Math.min(holdMs * 2 ** (before.streak - 1), streakMs);
  if (nowMs - awayMs < heldMs) return { after: before.awayMs === awayMs ? before : { ...before, awayMs }, says: undefined };
  return { after: { ...before, isUp: false, sinceMs: nowMs, awayMs: undefined }, says: 'over' };
}
