import { msPerHour, msPerMinute } from '../../core/time/index.ts';

/** What became of an attempt; a message that is dropped is not tried again. */
export type Delivery = { readonly outcome: 'sent' } | { readonly outcome: 'failed' | 'dropped'; readonly reason: string };

/** What follows an attempt: the message is gone, or waits for the next one. */
export type AfterAttempt =
  | { readonly next: 'sent' }
  | { readonly next: 'dropped' | 'givenUp'; readonly reason: string }
  | { readonly next: 'waits'; readonly waitMs: number; readonly reason: string };

const firstWaitMs = msPerMinute;
const longestWaitMs = 6 * msPerHour;

/** After so many failed attempts, a little more than three days after the first, a message is given up. */
export const maxAttempts = 21;

/** How long to wait after a number of failed attempts: a minute, twice as long each time, at most six hours. */
export function retryWaitMs(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
}

/** What follows an attempt, which was so many of the message's. */
export function afterAttempt(delivery: Delivery, attempts: number): AfterAttempt {
  if (delivery.outcome === 'sent') return { next: 'sent' };
  const { outcome, reason } = delivery;
  if (outcome === 'dropped') return { next: 'dropped', reason };
  return attempts >= maxAttempts ? { next: 'givenUp', reason } : { next: 'waits', waitMs: retryWaitMs(attempts), reason };
}
