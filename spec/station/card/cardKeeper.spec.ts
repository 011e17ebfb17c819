import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { msPerMinute } from '../../../core/time/index.ts';
import { cardKeeper } from '../../../station/card/cardKeeper.ts';

const nothingRemoved = { removed: [], removedBytes: 0, usedBytes: 1, limitBytes: 2, error: undefined };

describe('room on the card', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is made at the start and every ten minutes, until the station ends', async () => {
    const days: string[] = [];
    const keeper = cardKeeper({
      card: {
        hold: () => Promise.resolve(),
        keepRoom: ({ today }) => {
          days.push(today);
          return Promise.resolve(nothingRemoved);
        },
      },
      maxBytes: undefined,
      zone: () => 'UTC',
      clock: { nowMs: () => Date.now() },
      log: pino({ level: 'silent' }),
    });
    const after = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return days.length;
    };
    expect(await after(10 * msPerMinute - 1)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(20 * msPerMinute)).toBe(4);
    await keeper.close();
    expect(await after(20 * msPerMinute)).toBe(4);
  });
});
