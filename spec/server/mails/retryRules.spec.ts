import { describe, expect, it } from '@jest/globals';
import { msPerDay, msPerHour, msPerMinute } from '../../../core/time/index.ts';
import { afterAttempt, maxAttempts, retryWaitMs } from '../../../server/mails/retryRules.ts';

describe('the waits between attempts', () => {
  it('begin with a minute, double and stay at six hours', () => {
    const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => retryWaitMs(i + 1));
    expect(waits.slice(0, 10).map((waitMs) => waitMs / msPerMinute)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    expect(new Set(waits.slice(9))).toEqual(new Set([6 * msPerHour]));
  });

  it('add up to a little more than three days', () => {
    const totalMs = Array.from({ length: maxAttempts - 1 }, (_, i) => retryWaitMs(i + 1)).reduce((sum, waitMs) => sum + waitMs);
    expect(totalMs).toBeGreaterThanOrEqual(3 * msPerDay);
    expect(totalMs).toBeLessThan(3 * msPerDay + 6 * msPerHour);
  });
});

describe('what follows an attempt', () => {
  const failed = { outcome: 'failed', reason: 'no server' } as const;

  it('is nothing more once the message was sent or dropped, however often it was tried', () => {
    expect([1, maxAttempts].map((attempts) => afterAttempt({ outcome: 'sent' }, attempts))).toEqual([{ next: 'sent' }, { next: 'sent' }]);
    expect(afterAttempt({ outcome: 'dropped', reason: 'no address' }, 1)).toEqual({ next: 'dropped', reason: 'no address' });
  });

  it('is a wait after a failure, and after the last one the end', () => {
    expect(afterAttempt(failed, 3)).toEqual({ next: 'waits', waitMs: 4 * msPerMinute, reason: 'no server' });
    expect(afterAttempt(failed, maxAttempts - 1)).toEqual({ next: 'waits', waitMs: 6 * msPerHour, reason: 'no server' });
    expect(afterAttempt(failed, maxAttempts)).toEqual({ next: 'givenUp', reason: 'no server' });
  });
});
