import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { atMostOncePer } from '../../../adapters/socket/atMostOncePer.ts';

describe('at most once per interval', () => {
  test.each([
    [[0], [true]],
    [
      [0, 1, 999],
      [true, false, false],
    ],
    [
      [0, 1000],
      [true, true],
    ],
    [
      [5, 900, 1005, 1006, 2004, 2005],
      [true, false, true, false, false, true],
    ],
  ])('is it time at %j ms: %j', (times, isTime) => {
    let nowMs = 0;
    const isTimeNow = atMostOncePer(1000, () => nowMs);
    expect(
      times.map((atMs) => {
        nowMs = atMs;
        return isTimeNow();
      }),
    ).toEqual(isTime);
  });

  test('no two are closer than the interval, and none is left out that is not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5000 })), (pauses) => {
        let nowMs = 0;
        let lastMs = -Infinity;
        const isTimeNow = atMostOncePer(1000, () => nowMs);
        for (const pauseMs of pauses) {
          nowMs += pauseMs;
          const isTime = isTimeNow();
          expect(isTime).toBe(nowMs - lastMs >= 1000);
          if (isTime) lastMs = nowMs;
        }
      }),
    );
  });
});
