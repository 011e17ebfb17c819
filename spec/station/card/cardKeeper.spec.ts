import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import type { Card } from '../../../core/ports/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';
import { cardKeeper } from '../../../station/card/cardKeeper.ts';
import { logLines } from '../logLines.ts';

const nothingRemoved = { removed: [], removedBytes: 0, usedBytes: 1, limitBytes: 2, error: undefined };

const keeper = (log: Logger, keepRoom: Card['keepRoom'], hold: Card['hold'] = () => Promise.resolve()) =>
  cardKeeper({
    card: { hold, keepRoom },
    maxBytes: undefined,
    zone: () => 'UTC',
    clock: { nowMs: () => Date.now() },
    log,
  });

describe('room on the card', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is made at the start and every ten minutes, until the station ends', async () => {
    const days: string[] = [];
    const kept = keeper(logLines().log, ({ today }) => {
      days.push(today);
      return Promise.resolve(nothingRemoved);
    });
    const after = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return days.length;
    };
    expect(await after(10 * msPerMinute - 1)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(20 * msPerMinute)).toBe(4);
    await kept.close();
    expect(await after(20 * msPerMinute)).toBe(4);
  });

  it('is made again after whatever went wrong with it, which is said once each time that it begins', async () => {
    const { log, lines } = logLines();
    const goesWrong = [true, true, false, true];
    let turn = 0;
    const kept = keeper(log, () => (goesWrong[turn++] ? Promise.reject(new TypeError('no list')) : Promise.resolve(nothingRemoved)));
    const said = async () => {
      await jest.advanceTimersByTimeAsync(10 * msPerMinute);
      return lines.length;
    };
    expect([await said(), await said(), await said(), turn]).toEqual([1, 1, 2, 4]);
    expect(new Set(lines)).toEqual(new Set(['SD card: no room can be made (no list)']));
    await kept.close();
  });

  it('is not made on a card that another station holds', async () => {
    const { log, lines } = logLines();
    const kept = keeper(
      log,
      () => Promise.reject(new Error('a day was removed')),
      () => Promise.reject(new Error('it is in use')),
    );
    await jest.advanceTimersByTimeAsync(10 * msPerMinute);
    expect(lines).toEqual(['SD card: no room can be made (it is in use)']);
    await kept.close();
  });
});
