import { msPerSecond } from '../../core/time/index.ts';

/** How long a stop of the station may take, and what of that a save has which waits for the device. */
export const closeTimes = {
  /** Then the process ends, whatever is left. */
  longestMs: 5 * msPerSecond,
  /** For a device hook to end by itself. */
  hookMs: 1.5 * msPerSecond,
  /** From asking it to end to making it. */
  hookGraceMs: 2 * msPerSecond,
  /** For the answers to leave. */
  answerMs: 0.5 * msPerSecond,
} as const;
