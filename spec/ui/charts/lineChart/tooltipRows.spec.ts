import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { CrosshairValue } from '../../../../ui/charts/lineChart/crosshairValues.ts';
import { tooltipRows } from '../../../../ui/charts/lineChart/tooltipRows.ts';

/** Lines of plots with so many each; the dots of a plot lie 10 pixels below each other. */
const valuesOf = (counts: readonly number[]): readonly CrosshairValue[] =>
  counts.flatMap((count, plot) =>
    Array.from({ length: count }, (_, i) => ({
      series: { id: `${plot}.${i}`, name: `${plot}.${i}`, mark: 1, column: new Float32Array(0), isHidden: false },
      quantity: 'pressure' as const,
      plot,
      value: i,
      y: 100 * plot + 10 * i,
    })),
  );
const listed = (counts: readonly number[], plot: number, y: number | undefined, rows: number) =>
  tooltipRows(valuesOf(counts), { plot, y }, rows).map(({ values, moreCount }) => [
    values.map(({ series }) => series.id).join(' '),
    moreCount,
  ]);

describe('the values in a tooltip', () => {
  test.each<[string, Parameters<typeof listed>, ReturnType<typeof listed>]>([
    [
      'all, when they fit',
      [[2, 1], 0, undefined, 9],
      [
        ['0.0 0.1', 0],
        ['1.0', 0],
      ],
    ],
    [
      'the pointed plot first, others counted',
      [[3, 3], 1, undefined, 5],
      [
        ['', 3],
        ['1.0 1.1 1.2', 0],
      ],
    ],
    [
      'others as far as they fit whole',
      [[3, 3, 1], 0, undefined, 7],
      [
        ['0.0 0.1 0.2', 0],
        ['', 3],
        ['2.0', 0],
      ],
    ],
    ['of a plot with too many those nearest to the pointer', [[5], 0, 31, 4], [['0.3 0.4', 3]]],
    ['the first ones without a pointer', [[5], 0, undefined, 4], [['0.0 0.1', 3]]],
    ['none of none', [[], 0, undefined, 4], []],
  ])('%s', (_, asked, expected) => {
    expect(listed(...asked)).toEqual(expected);
  });

  it('are listed or counted, each once, and need no more rows than there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 4 }),
        fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
        fc.integer({ min: 8, max: 40 }),
        (counts, plot, y, rows) => {
          const groups = tooltipRows(valuesOf(counts), { plot, y }, rows);
          expect(groups.map(({ values, moreCount }) => values.length + moreCount)).toEqual(counts);
          const used = groups.reduce(
            (sum, { values, moreCount }) => sum + 1 + values.length + (values.length > 0 && moreCount > 0 ? 1 : 0),
            0,
          );
          expect(used).toBeLessThanOrEqual(rows);
        },
      ),
    );
  });
});
