import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addTotals, emptyTotals, type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import { expectClose, expectConserved } from './expectConserved.ts';
import { logPeriodS, moments, plantLog } from '../samples/logs.ts';

const threeRanges = fc
  .tuple(plantLog, moments(4))
  .map(
    ([table, times]) =>
      [0, 1, 2].map((i) => totalsOf(table, { fromMs: times[i]!, untilMs: times[i + 1]! }, logPeriodS)) as [
        RangeTotals,
        RangeTotals,
        RangeTotals,
      ],
  );

describe('totals added up', () => {
  it('are conserved, in whatever order and grouping', () => {
    fc.assert(
      fc.property(threeRanges, ([a, b, c]) => {
        const total = addTotals(addTotals(a, b), c);
        expectConserved(total);
        expectClose(addTotals(a, addTotals(b, c)), total);
        expectClose(addTotals(c, addTotals(b, a)), total);
      }),
    );
  });

  it('are the same with those of an empty or reversed range', () => {
    fc.assert(
      fc.property(threeRanges, ([a]) => {
        fc.pre(a.rangeS > 0);
        for (const none of [emptyTotals(0, 0), emptyTotals(9, 3)]) {
          expect(addTotals(a, none)).toBe(a);
          expect(addTotals(none, a)).toBe(a);
        }
      }),
    );
  });

  it('of two days with a week between cover two days', () => {
    const dayMs = 86_400_000;
    expect(addTotals(emptyTotals(0, dayMs), emptyTotals(7 * dayMs, 8 * dayMs))).toMatchObject({
      fromMs: 0,
      untilMs: 8 * dayMs,
      rangeS: 172_800,
    });
  });
});
