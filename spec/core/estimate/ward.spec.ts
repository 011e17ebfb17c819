import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupsOf, ward } from '../../../core/estimate/ward.ts';
import { agreeTo, oracles } from './oracles.ts';

describe("groups by Ward's criterion", () => {
  const { points, merges, counts, groups } = oracles.ward;

  it('merge in the order and at the distances of scipy', () => {
    const own = ward(points);
    expect(own.map(({ parts, size }) => [...parts, size])).toEqual(merges.map(([a, b, , size]) => [a, b, size]));
    expect(
      agreeTo(
        10,
        own.map(({ distance }) => distance),
        merges.map(([, , distance]) => distance),
      ),
    ).toBe(true);
  });

  it.each(counts.map((count, i) => [count, groups[i]!] as const))('are the same points together in %d groups', (count, expected) => {
    const own = groupsOf(ward(points), count);
    const together = (of: readonly number[]) => of.map((group) => of.map((other) => other === group));
    expect(together(own)).toEqual(together(expected));
  });

  it('are numbered by their first point, each point in one of them', () => {
    const cloud = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cloud, fc.nat({ max: 11 }), (of, more) => {
        const count = Math.min(of.length, more + 1);
        const own = groupsOf(ward(of), count);
        expect([...new Set(own)]).toEqual(Array.from({ length: count }, (_, i) => i));
        const distances = ward(of).map(({ distance }) => distance);
        expect(distances.every((each, i) => i === 0 || each >= distances[i - 1]! - 1e-9)).toBe(true);
      }),
    );
  });

  it('of equal points are merged from the first on', () => {
    expect(ward([[0], [0], [5], [5]]).map(({ parts }) => parts)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
  });
});
