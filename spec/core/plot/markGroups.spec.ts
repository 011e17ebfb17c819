import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markGroups } from '../../../core/plot/index.ts';

const frame = { fromX: 50, untilX: 650 };
const grouped = (places: readonly number[]) =>
  markGroups(
    [...places].sort((a, b) => a - b),
    (x) => x,
    20,
    frame,
  );

describe('marks on the time axis', () => {
  it('stand alone where there is room, and together where there is none', () => {
    expect(grouped([100, 110, 200])).toEqual([
      { marks: [100, 110], x: 105 },
      { marks: [200], x: 200 },
    ]);
  });

  it('stand alone as far apart as their pitch, and together nearer than it', () => {
    expect(grouped([100, 120]).map(({ x }) => x)).toEqual([100, 120]);
    expect(grouped([100, 119.5]).map(({ x }) => x)).toEqual([109.75]);
  });

  it('are one where a group that grew comes too near to the one before it, over the mean place of all', () => {
    expect(grouped([100, 121, 125, 300])).toEqual([
      { marks: [100], x: 100 },
      { marks: [121, 125], x: 123 },
      { marks: [300], x: 300 },
    ]);
    expect(grouped([100, 121, 118])).toEqual([{ marks: [100, 118, 121], x: 113 }]);
  });

  it('are pushed inwards at the edges', () => {
    expect(grouped([40, 660]).map(({ x }) => x)).toEqual([50, 650]);
  });

  it('keep each mark once, in order, never nearer than their pitch, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 400 }), (places) => {
        const groups = grouped(places);
        expect(groups.flatMap(({ marks }) => marks)).toEqual([...places].sort((a, b) => a - b));
        const xs = groups.map(({ x }) => x);
        for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(20);
        expect(xs.every((x) => x >= frame.fromX && x <= frame.untilX)).toBe(true);
      }),
    );
  });
});
