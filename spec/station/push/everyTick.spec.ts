import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { everyTick } from '../../../station/push/everyTick.ts';

const tickMs = 1000;
const sinceTickMs = () => (performance.timeOrigin + performance.now()) % tickMs;

describe('a call once a tick', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Moves the clock to so long after a whole tick. */
  const moveTo = (offsetMs: number) => jest.advanceTimersByTime((offsetMs - sinceTickMs() + 2 * tickMs) % tickMs);

  it.each([0, 1, 250, 499, 501, 750, 999])(
    'comes half-way between whole ticks, at least half a tick after it was begun: %d ms after one',
    async (offsetMs) => {
      moveTo(offsetMs);
      const beganMs = performance.now();
      const calls: { readonly atMs: number; readonly sinceTickMs: number }[] = [];
      const stop = everyTick(tickMs, () => calls.push({ atMs: performance.now(), sinceTickMs: sinceTickMs() }));
      await jest.advanceTimersByTimeAsync(5 * tickMs + tickMs / 2);
      stop();
      expect(calls.length).toBeGreaterThanOrEqual(5);
      for (const call of calls) expect(Math.abs(call.sinceTickMs - tickMs / 2)).toBeLessThanOrEqual(2);
      expect(calls[0]!.atMs - beganMs).toBeGreaterThanOrEqual(tickMs / 2 - 2);
      expect(calls[0]!.atMs - beganMs).toBeLessThanOrEqual(1.5 * tickMs + 2);
      for (const [i, { atMs }] of calls.slice(1).entries()) expect(Math.round((atMs - calls[i]!.atMs) / 10)).toBe(tickMs / 10);
    },
  );

  it('comes no more where it is stopped as it is about to', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] });
    moveTo(600);
    let calls = 0;
    const stop = everyTick(tickMs, () => calls++);
    jest.advanceTimersByTime(tickMs);
    stop();
    await new Promise(setImmediate);
    expect(calls).toBe(0);
  });

  it('comes no more once it is stopped', async () => {
    let calls = 0;
    const stop = everyTick(tickMs, () => calls++);
    await jest.advanceTimersByTimeAsync(3 * tickMs);
    const before = calls;
    stop();
    await jest.advanceTimersByTimeAsync(3 * tickMs);
    expect([before > 0, calls - before, jest.getTimerCount()]).toEqual([true, 0, 0]);
  });
});
