import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { parallelLine } from '../../../core/plot/index.ts';

describe("a line's parallel", () => {
  test.each([
    ['of a level line lies above', [0, 5, 10, 5], [0, 4, 10, 4]],
    ['of a rising line lies left', [5, 10, 5, 0], [4, 10, 4, 0]],
    ['of a falling line lies right', [5, 0, 5, 10], [6, 0, 6, 10]],
    ['of a very short line lies beside it', [5, 10, 5, 9.5], [4, 10, 4, 9.5]],
    ['of a very short slanting line lies beside it', [0, 0, 0.3, 0.4], [0.8, -0.6, 1.1, -0.2]],
    ['meets in the corner', [0, 0, 10, 0, 10, 10], [0, -1, 11, -1, 11, 10]],
    ['of a point lies above', [3, 3], [3, 2]],
    ['passes over a stretch without length', [0, 5, 10, 5, 10, 5], [0, 4, 10, 4, 10, 4]],
  ])('%s', (_, points, expected) => {
    parallelLine(Float64Array.from(points), 1).forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 9));
  });

  it('of no points has none', () => {
    expect(parallelLine(new Float64Array(0), 1)).toHaveLength(0);
  });

  it('has a place for each point of a line that turns back on itself', () => {
    const parallel = parallelLine(Float64Array.of(10, 24, 35, 2, 10, 24, 0, 0), 1);
    expect(parallel).toHaveLength(8);
    expect(parallel.every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['a corner', 60, 1 / Math.cos(Math.PI / 6)],
    ['a sharper one, where it still meets', 90, Math.SQRT2],
    ['a sharp one, where it stays near', 120, 1.5],
    ['a very sharp one', 170, 1.5],
  ])('of %s, a turn by %d degrees, is as far from it as it has to be', (_, degrees, times) => {
    const turn = (degrees * Math.PI) / 180;
    const points = Float64Array.of(0, 0, 10, 0, 10 + 8 * Math.cos(turn), 8 * Math.sin(turn));
    const [x, y] = parallelLine(points, 2).subarray(2, 4);
    expect(Math.hypot(x! - 10, y!)).toBeCloseTo(2 * times, 9);
    // in the middle between both courses
    expect(Math.atan2(y!, x! - 10)).toBeCloseTo((turn - Math.PI) / 2, 9);
  });

  it('never strays further than one and a half times its distance', () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: -50, max: 50 })), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(points, fc.double({ min: -2, max: 2, noNaN: true }), (line, distance) => {
        const parallel = parallelLine(Float64Array.from(line.flat()), distance);
        line.forEach(([x, y], i) => {
          const strayed = Math.hypot(parallel[2 * i]! - x, parallel[2 * i + 1]! - y);
          expect(strayed).toBeLessThanOrEqual(1.5 * Math.abs(distance) + 1e-6);
        });
      }),
    );
  });
});
