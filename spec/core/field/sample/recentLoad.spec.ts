import { describe, expect, it } from '@jest/globals';
import type { RunningState } from '../../../../core/compressor/index.ts';
import { recentAfter, recentLoadRatio, type RunningMinute } from '../../../../core/field/sample/recentLoad.ts';

/** Every 2 s from `fromS` on. */
const ran = (
  states: readonly (readonly [state: RunningState | undefined, seconds: number])[],
  before: readonly RunningMinute[] = [],
  fromS = 0,
) => {
  let [minutes, atS] = [before, fromS];
  for (const [state, seconds] of states)
    for (let i = 0; i < seconds / 2; i++) {
      atS += 2;
      minutes = recentAfter(minutes, state, 2000, atS * 1000);
    }
  return minutes;
};

describe('the load ratio of the last hour', () => {
  it('is load of load and no-load; run-on and starting are no-load', () => {
    expect(
      recentLoadRatio(
        ran([
          ['load', 300],
          ['noLoad', 60],
          ['runOn', 20],
          ['starting', 20],
        ]),
      ),
    ).toBeCloseTo(0.75, 12);
  });

  it('is 0 below a minute of running', () => {
    expect(recentLoadRatio([])).toBe(0);
    expect(recentLoadRatio(ran([['load', 58]]))).toBe(0);
    expect(recentLoadRatio(ran([['load', 60]]))).toBe(1);
  });

  it('does not count time off, ready and unknown', () => {
    expect(
      recentLoadRatio(
        ran([
          ['load', 120],
          ['off', 600],
          ['ready', 600],
          [undefined, 600],
        ]),
      ),
    ).toBe(1);
  });

  it('forgets what is more than an hour ago, and holds no more than an hour', () => {
    const hour = ran([
      ['noLoad', 3600],
      ['load', 3600],
    ]);
    expect(recentLoadRatio(hour)).toBe(1);
    expect(hour.length).toBeLessThanOrEqual(60);
    expect(
      ran([
        ['load', 120],
        ['off', 3720],
      ]),
    ).toEqual([]);
  });
});
