import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classEdges } from '../../../core/loadProfile/index.ts';
import { pressureCounts } from '../../../core/loadProfile/pressureCounts.ts';

function counted(...rows: readonly (readonly [bar: number, weight: number])[]) {
  const counts = pressureCounts();
  for (const [bar, weight] of rows) counts.add(bar, weight);
  return counts;
}

describe('the shares of the time by pressure', () => {
  it('[GAIN-3] are in classes of one width, each from its lower edge on, with empty ones in between', () => {
    const classes = counted([7, 1], [7.009, 1], [7.01, 4], [7.189, 2]).classes();
    const empty = Array.from({ length: 16 }, () => 0);
    expect(classes).toEqual({ fromBar: 7, stepBar: 0.01, shares: [0.25, 0.5, ...empty, 0.25], beneath: 0, beyond: 0 });
    expect(classEdges(classes).map((edge) => edge.toFixed(2))).toEqual(Array.from({ length: 20 }, (_, i) => (7 + i / 100).toFixed(2)));
  });

  it('of a pressure that hardly changes have empty classes on both sides, none below 0', () => {
    const of = (bar: number) => counted([bar, 5]).classes();
    expect([of(7).fromBar, of(7).shares.length, of(7).shares.indexOf(1)]).toEqual([6.95, 12, 5]);
    expect([of(0).fromBar, of(0).shares.length, of(0).shares.indexOf(1)]).toEqual([0, 12, 0]);
  });

  it.each([
    [0.47, 0.01],
    [0.48, 0.025],
    [1.175, 0.025],
    [1.2, 0.05],
    [2.35, 0.05],
    [2.4, 0.1],
    [4.7, 0.1],
    [4.8, 0.25],
    [11.75, 0.25],
    [12, 0.5],
    [23.5, 0.5],
    [24, 1],
    [47, 1],
    [48, 2.5],
    [60, 2.5],
  ])('over %d bar are in classes of %d bar, no more than 48', (bar, stepBar) => {
    const { stepBar: found, shares } = counted([4, 1], [4 + bar, 1]).classes();
    expect(found).toBe(stepBar);
    expect(shares.length).toBeLessThanOrEqual(48);
  });

  it('have what is lower or higher for less than 0.5 % of the time beside them, and say how much that is', () => {
    const { fromBar, shares, beneath, beyond } = counted([0, 3], [7, 500], [7.1, 495], [16, 2]).classes();
    expect([fromBar, shares.length]).toEqual([7, 12]);
    expect([beneath, beyond]).toEqual([0.003, 0.002]);
  });

  it('count what is lower than 0 as 0, and what is higher than 65.535 bar as that', () => {
    const counts = counted([-1, 1], [3.0004, 1], [3.0006, 1], [70, 1]);
    expect([0.2, 0.25, 0.5, 0.75, 1].map(counts.reached)).toEqual([0, 0, 3, 3.001, 65.535]);
    expect(counted([7, 999], [70, 1]).classes().beyond).toBe(0.001);
  });

  it('are all of the time, whatever was counted, and p1, p50 and p99 lie within what was', () => {
    const row = fc.tuple(fc.double({ min: 0, max: 65, noNaN: true }), fc.integer({ min: 1, max: 900_000 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 80 }), (rows) => {
        const counts = counted(...rows);
        const { shares, beneath, beyond } = counts.classes();
        expect(shares.length).toBeLessThanOrEqual(48);
        expect(beneath <= 0.005 && beyond <= 0.005).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, beneath + beyond)).toBeCloseTo(1, 9);
        const bars = rows.map(([bar]) => Math.round(bar * 1000) / 1000);
        const reached = [0.01, 0.5, 0.99].map(counts.reached);
        for (const bar of reached) expect(bars).toContain(bar);
        expect(reached).toEqual(reached.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });
});
