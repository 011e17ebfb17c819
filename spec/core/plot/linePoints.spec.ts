import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowsAround } from '../../../core/plot/rowsIn.ts';
import { linePoints } from '../../../core/plot/linePoints.ts';
import { bandPath, linePath, rowsIn } from '../../../core/plot/index.ts';

const maxGapMs = 30_000;

interface Series {
  readonly timesMs: Float64Array;
  readonly column: Float64Array;
}

/** Series of any length with missing values and outages in them. */
const series: fc.Arbitrary<Series> = fc
  .array(
    fc.record({
      stepMs: fc.oneof({ weight: 20, arbitrary: fc.constant(10_000) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 400_000 }) }),
      value: fc.oneof(
        { weight: 30, arbitrary: fc.double({ min: -100, max: 100, noNaN: true }) },
        { weight: 1, arbitrary: fc.constant(NaN) },
      ),
    }),
    { maxLength: 5000, size: 'max' },
  )
  .map((rows) => {
    let atMs = 0;
    return {
      timesMs: Float64Array.from(rows, ({ stepMs }) => (atMs += stepMs)),
      column: Float64Array.from(rows, ({ value }) => value),
    };
  });

const whole = ({ timesMs, column }: Series) => linePoints({ timesMs, column, fromIndex: 0, untilIndex: column.length, maxGapMs });

describe('the points of a line', () => {
  it('[ANA-9] are at most 655 and have the least and the greatest value among them', () => {
    fc.assert(
      fc.property(series, (rows) => {
        const points = whole(rows).flat();
        const known = Array.from(rows.column).filter((value) => !Number.isNaN(value));
        expect(points.length).toBeLessThanOrEqual(655);
        if (known.length === 0) return expect(points).toEqual([]);
        const drawn = points.map(({ value }) => value);
        expect(Math.min(...drawn)).toBe(Math.min(...known));
        expect(Math.max(...drawn)).toBe(Math.max(...known));
      }),
      { numRuns: 40 },
    );
  });

  it('never bridge a gap: between neighbours of a piece every row has a value and none is late', () => {
    fc.assert(
      fc.property(series, ({ timesMs, column }) => {
        const rowAt = new Map(Array.from(timesMs, (atMs, row) => [atMs, row]));
        for (const piece of whole({ timesMs, column }))
          for (let i = 1; i < piece.length; i++)
            for (let row = rowAt.get(piece[i - 1]!.atMs)! + 1; row <= rowAt.get(piece[i]!.atMs)!; row++) {
              expect(column[row]).not.toBeNaN();
              expect(timesMs[row]! - timesMs[row - 1]!).toBeLessThanOrEqual(maxGapMs);
            }
      }),
      { numRuns: 40 },
    );
  });

  it('are samples of the table, in its order', () => {
    fc.assert(
      fc.property(series, ({ timesMs, column }) => {
        const rowAt = new Map(Array.from(timesMs, (atMs, row) => [atMs, row]));
        let last = -1;
        for (const { atMs, value } of whole({ timesMs, column }).flat()) {
          const row = rowAt.get(atMs)!;
          expect(value).toBe(column[row]);
          expect(row).toBeGreaterThan(last);
          last = row;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('run on to the neighbours outside of the span', () => {
    const timesMs = Float64Array.of(0, 10, 20, 30, 40);
    expect(rowsAround(timesMs, 5, { fromMs: 15, toMs: 30 })).toEqual({ fromIndex: 1, untilIndex: 5 });
    expect(rowsAround(timesMs, 5, { fromMs: -5, toMs: 99 })).toEqual({ fromIndex: 0, untilIndex: 5 });
    expect(rowsAround(timesMs, 0, { fromMs: 0, toMs: 99 })).toEqual({ fromIndex: 0, untilIndex: 0 });
  });

  it('are of all rows of a moment at the ends of the span, and of none of a reversed one', () => {
    const timesMs = Float64Array.of(0, 10, 10, 20, 20, 20, 30);
    expect(rowsIn(timesMs, 7, { fromMs: 10, toMs: 20 })).toEqual({ fromIndex: 1, untilIndex: 6 });
    expect(rowsIn(timesMs, 5, { fromMs: 10, toMs: 20 })).toEqual({ fromIndex: 1, untilIndex: 5 });
    expect(rowsIn(timesMs, 7, { fromMs: 25, toMs: 5 })).toEqual({ fromIndex: 6, untilIndex: 6 });
  });
});

describe('the path of a line', () => {
  it('starts again with each piece', () => {
    expect(linePath([Float64Array.of(0, 1, 2.26, 3), Float64Array.of(4, 5, 6, 5)])).toBe('M0,1L2.3,3M4,5L6,5');
    expect(linePath([])).toBe('');
  });

  it('around a band goes along its upper edge and back along its lower one', () => {
    expect(bandPath([[0, 1, 2], [3, 4.26, 5]])).toBe('M0,2L3,5L3,4.3L0,1Z'); // prettier-ignore
    expect(bandPath([])).toBe('');
  });
});
