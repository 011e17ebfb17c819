import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { missingSpans } from '../../../core/plot/missingSpans.ts';
import { spanRects } from '../../../core/plot/missingSpans.ts';
import { timeScale } from '../../../core/plot/index.ts';

const span = { fromMs: 100, toMs: 200 };
const found = (times: readonly number[], ...columns: readonly (readonly number[])[]) =>
  missingSpans(
    { timesMs: Float64Array.from(times), columns: columns.map((values) => Float64Array.from(values)), length: times.length, maxGapMs: 30 },
    span,
  ).map(({ fromMs, toMs }) => [fromMs, toMs]);

describe('spans of missing data', () => {
  test.each([
    ['all of it without any row', [], [], [[100, 200]]],
    ['none while the rows keep their spacing', [100, 120, 140, 160, 180, 200], [1, 1, 1, 1, 1, 1], []],
    ['before the first row', [150, 170, 190], [1, 1, 1], [[100, 150]]],
    ['after the last row', [100, 120], [1, 1], [[120, 200]]],
    ['between late rows', [100, 120, 180, 200], [1, 1, 1, 1], [[120, 180]]],
    ['rows without a value', [100, 120, 140, 160, 180], [1, NaN, NaN, 1, 1], [[100, 160]]],
    ['up to the edge when the row before is outside', [20, 130, 150, 170, 190], [1, 1, 1, 1, 1], [[100, 130]]],
    ['up to the edge when the next row is outside', [100, 120, 140, 160, 250], [1, 1, 1, 1, 1], [[160, 200]]],
  ])('%s', (_, times, values, expected) => {
    expect(found(times, values)).toEqual(expected);
  });

  it('are known where any of the columns has a value', () => {
    const times = [100, 120, 140, 160, 180];
    expect(found(times, [1, NaN, NaN, 1, 1])).toEqual([[100, 160]]);
    expect(found(times, [1, NaN, NaN, 1, 1], [NaN, 1, 1, NaN, NaN])).toEqual([]);
  });

  it('ascend, do not overlap, stay inside the span and hold no value', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { maxLength: 30 }), (rows) => {
        let atMs = 60;
        const times = rows.map(([step]) => (atMs += step));
        const values = rows.map(([, known]) => (known ? 1 : NaN));
        let lastMs = span.fromMs;
        for (const [fromMs, toMs] of found(times, values) as [number, number][]) {
          expect(fromMs).toBeGreaterThanOrEqual(lastMs);
          expect(toMs).toBeGreaterThan(fromMs);
          expect(toMs).toBeLessThanOrEqual(span.toMs);
          expect(times.some((time, i) => time > fromMs && time < toMs && values[i] === 1)).toBe(false);
          lastMs = toMs;
        }
      }),
    );
  });

  it('are rectangles of the height of their plot', () => {
    const frame = { x: 50, y: 7, width: 100, height: 40 };
    expect(spanRects([{ fromMs: 120, toMs: 150 }], timeScale(span, 50, 150), frame)).toEqual([{ x: 70, y: 7, width: 30, height: 40 }]);
  });
});
