import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { parallelLine } from '../../../core/plot/index.ts';

describe("a line's parallel", () => {
  test.each([
    ['of a level line lies above', [0, 5, 10, 5], [0, 4, 10, 4]],
    ['of a rising line lies left', [5, 10, 5, 0], [4, 10, 4, 0]],
    ['of a falling line lies right', [5, 0, 5, 10], [6, 0, 6, 10]],
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
