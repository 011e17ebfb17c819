import { msPerHour, msPerMinute } from '../time/index.ts';
import type { Level } from './access.ts';

/** When a session was opened, when a page or call last used it, and when a person last put something in. */
export interface SessionTimes {
  readonly openedMs: number;
  readonly usedMs: number;
  readonly inputMs: number;
}

/** How long a session lasts. */
export interface SessionRule {
  /** What keeps it. */
  readonly keptBy: 'usedMs' | 'inputMs';
  /** So long after that it ends. */
  readonly idleMs: number;
  /** So long after its opening it ends in any case. */
  readonly longestMs: number;
}

const whilePageIsOpen: SessionRule = { keptBy: 'usedMs', idleMs: 24 * msPerHour, longestMs: Infinity };

/** How long sessions last: a wall panel stays on, a forgotten write session does not. */
export const sessionRules: Readonly<Record<Level, SessionRule>> = {
  demo: whilePageIsOpen,
  read: whilePageIsOpen,
  write: { keptBy: 'inputMs', idleMs: 30 * msPerMinute, longestMs: 12 * msPerHour },
};

/** The moment at which a session ends unless it is kept before. */
export function sessionEndMs(level: Level, times: SessionTimes): number {
  const { keptBy, idleMs, longestMs } = sessionRules[level];
  return Math.min(times[keptBy] + idleMs, times.openedMs + longestMs);
}
