import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { blockBootstrap } from '../../../core/estimate/blockBootstrap.ts';
import { cusum } from '../../../core/estimate/cusum.ts';
import { hash01 } from '../../../core/estimate/hash01.ts';
import { normalQuantile } from '../../../core/estimate/normalQuantile.ts';
import { medianDeviation } from '../../../core/estimate/medianDeviation.ts';
import { stepDeviation } from '../../../core/estimate/stepDeviation.ts';
import { theilSen } from '../../../core/estimate/theilSen.ts';
import { agreeTo, oracles } from './oracles.ts';

/** Reproducible normal values of mean 0 and deviation 1. */
const normal = (seed: number, stream: number, slot: number) => normalQuantile(Math.max(hash01(seed, stream, slot), 1e-9));

function ar1(seed: number, count: number, rho: number): readonly number[] {
  let value = normal(seed, 1, 0) / Math.sqrt(1 - rho * rho);
  return Array.from({ length: count }, (_, i) => (value = i === 0 ? value : rho * value + normal(seed, 1, i)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(oracles.lines)(
  'a line by the median of slopes is that of scipy, with its interval at $level',
  ({ points, level, ...expected }) => {
    const line = theilSen(points, level)!;
    for (const key of ['slope', 'intercept', 'low', 'high'] as const) {
      expect([key, agreeTo(10, [line[key]], [expected[key]])]).toEqual([key, true]);
    }
  },
);

it('a line is none where all x are the same', () => {
  expect(
    theilSen([
      [1, 2],
      [1, 3],
    ]),
  ).toBeUndefined();
});

describe('a CUSUM', () => {
  it('alarms at the eleventh value of the worked example, since the seventh, with its new level', () => {
    const { up, alarm } = cusum([0.1, -0.2, 0.3, 0, -0.1, 0.2, 1.2, 0.9, 1.4, 1.1, 1.0, 1.3], 0.5, 3);
    expect(up[10]).toBeCloseTo(3.1, 12);
    expect(alarm).toMatchObject({ direction: 'up', at: 10, since: 6 });
    expect(alarm!.level).toBeCloseTo(1.12, 12);
  });

  it('sees a fall as it sees a rise', () => {
    const series = fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(series, (values) => {
        const [rise, fall] = [cusum(values), cusum(values.map((value) => -value))];
        expect([fall.down, fall.up]).toEqual([rise.up, rise.down]);
        const turned = { up: 'down', down: 'up' } as const;
        expect(fall.alarm).toEqual(rise.alarm && { ...rise.alarm, direction: turned[rise.alarm.direction], level: -rise.alarm.level });
      }),
    );
  });

  const runLength = (shift: number) => {
    const lengths = Array.from({ length: 400 }, (_, seed) => {
      const values = Array.from({ length: 4000 }, (__, i) => normal(seed, 2, i) + shift);
      return (cusum(values).alarm?.at ?? values.length) + 1;
    });
    return mean(lengths);
  };

  it('runs for about 465 values without a shift, and for about 10 with one of a deviation', () => {
    expect(runLength(0)).toBeGreaterThan(400);
    expect(runLength(0)).toBeLessThan(530);
    expect(runLength(1)).toBeGreaterThan(9.4);
    expect(runLength(1)).toBeLessThan(11.4);
  });
});

describe('an interval of drawn blocks', () => {
  const meanAt = (values: readonly number[]) => (positions: Int32Array) =>
    positions.reduce((sum, i) => sum + values[i]!, 0) / positions.length;

  it('of 90 % holds the truth in 85 to 95 of 100 series whose values follow one another', () => {
    const held = Array.from({ length: 400 }, (_, seed) => {
      const values = ar1(seed, 120, 0.3);
      const { low, high } = blockBootstrap(values.length, meanAt(values), { seed, draws: 399 })!;
      return low <= 0 && high >= 0;
    }).filter(Boolean).length;
    expect(held / 400).toBeGreaterThanOrEqual(0.85);
    expect(held / 400).toBeLessThanOrEqual(0.95);
  });

  it('is the same for the same seed, and another for another', () => {
    const values = ar1(1, 60, 0.5);
    const drawn = (seed: number) => blockBootstrap(values.length, meanAt(values), { seed });
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
  });

  it('keeps a week together: what only depends on the day of the week has none', () => {
    const values = Array.from({ length: 70 }, (_, i) => i % 7);
    expect(blockBootstrap(70, meanAt(values), { seed: 1 })).toEqual({ low: 3, high: 3 });
  });

  it('is none without values, and where most draws have no figure', () => {
    expect(blockBootstrap(0, () => 1, { seed: 1 })).toBeUndefined();
    let draw = 0;
    expect(blockBootstrap(7, () => (draw++ % 2 === 0 ? undefined : 1), { seed: 1, draws: 101 })).toBeUndefined();
  });
});

describe('the scatter of a series', () => {
  it('is the deviation of its values, whatever level they drift to', () => {
    const values = Array.from({ length: 4000 }, (_, i) => 0.001 * i + 3 * normal(5, 3, i));
    expect(stepDeviation(values, 0)).toBeCloseTo(3, 0);
  });

  it('is hardly widened by a jump, and never below its floor', () => {
    expect(stepDeviation([1, 1, 1, 1, 9, 9, 9, 9], 0.25)).toBe(0.25);
    expect(stepDeviation([4], 0.5)).toBe(0.5);
  });

  it.each([
    [[0, 1, 3, 6, 10], 0.1, 1.4826 / Math.SQRT2],
    [[0, 1, 3, 6, 10], 1.5, 1.5],
    [[10, 6, 3, 1, 0], 0.1, 1.4826 / Math.SQRT2],
    [[4, 9], 0.3, 0.3],
  ])('of %j, at least %p, is %p', (values, floor, expected) => {
    expect(stepDeviation(values, floor)).toBeCloseTo(expected, 12);
  });
});

describe('a sum of deviations', () => {
  it.each([
    [[5.5], undefined],
    [[5.51], { direction: 'up', at: 0, since: 0, level: 5.51 }],
    [[0, -5.51], { direction: 'down', at: 1, since: 1, level: -5.51 }],
    // it was 0 again before
    [[3, -9, 3, 3], { direction: 'down', at: 1, since: 1, level: -9 }],
    [[2, 0.5, 0.4, 3, 1.8], { direction: 'up', at: 4, since: 0, level: 0.5 + 5.2 / 5 }],
    [[1, 0, 0, 4, 3], { direction: 'up', at: 4, since: 3, level: 0.5 + 6 / 2 }],
  ])('of %j alarms above 5, each less an allowance of 0.5: %j', (values, expected) => {
    const { alarm } = cusum(values);
    expect(alarm).toEqual(expected === undefined ? undefined : { ...expected, level: expect.closeTo(expected.level, 12) });
  });
});

test.each([
  [[1, 2, 3, 4, 100], 1.4826],
  [[5, 5, 9, 1], 1.4826 * 2],
  [[7], 0],
  [[], undefined],
])('the scatter of %j by its median is %p', (values, expected) => {
  expect(medianDeviation(values)).toBe(expected);
});
