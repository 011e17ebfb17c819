import { msPerHour, msPerMinute } from '../../core/time/index.ts';

const firstWaitMs = msPerMinute;
const longestWaitMs = 6 * msPerHour;

/** After so many failed attempts, a little more than three days after the first, a message is given up. */
export const maxAttempts = 21;

/** How long to wait after a number of failed attempts: a minute, twice as long each time, at most six hours. */
export function retryWaitMs(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
}
