import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bandShape } from '../../../core/plot/bandShape.ts';
import { plotShapes } from '../../../core/plot/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const frame = { x: 10, y: 20, width: 100, height: 50 };
const span = { fromMs: 1000, toMs: 1100 };
const view = { frame, span, extent: { min: 2, max: 12 } };
const timesMs = Float64Array.of(1000, 1010, 1020, 1060, 1070);

describe('the band around a line', () => {
  it('goes along the greatest values and back along the least, and ends at a gap and at a missing value', () => {
    const band = { low: Float32Array.of(3, 4, NaN, 5, 6), high: Float32Array.of(7, 8, NaN, 9, 10) };
    const pieces = bandShape({ timesMs, band, fromIndex: 0, untilIndex: 5, maxGapMs: 30 }, view);
    expect(pieces.map((piece) => [...piece])).toEqual([
      [10, 45, 20, 40, 20, 60, 10, 65],
      [70, 35, 80, 30, 80, 50, 70, 55],
    ]);
    expect(bandShape({ timesMs, band, fromIndex: 1, untilIndex: 3, maxGapMs: 30 }, view).map((piece) => [...piece])).toEqual([
      [19, 40, 21, 40, 21, 60, 19, 60],
    ]);
  });

  it('goes on over a time as long as the gap, but no longer one, and has values that are the same as its ends', () => {
    const times = Float64Array.of(1000, 1030, 1061);
    const values = Float32Array.of(3, 4, 5);
    const pieces = bandShape({ timesMs: times, band: { low: values, high: values }, fromIndex: 0, untilIndex: 3, maxGapMs: 30 }, view);
    expect(pieces.map((piece) => [...piece])).toEqual([
      [10, 65, 40, 60, 40, 60, 10, 65],
      [70, 55, 72, 55, 72, 55, 70, 55],
    ]);
  });

  it('has the rows of its range alone, at their share of the width', () => {
    const band = { low: Float32Array.of(3, 3, 3, 5, 5), high: Float32Array.of(7, 7, 7, 9, 9) };
    const wide = { ...view, frame: { ...frame, width: 200 } };
    const rangeOf = (fromIndex: number, untilIndex: number) =>
      bandShape({ timesMs, band, fromIndex, untilIndex, maxGapMs: 30 }, wide).map((piece) => [...piece]);
    expect(rangeOf(0, 2)).toEqual([[10, 45, 30, 45, 30, 65, 10, 65]]);
    expect(rangeOf(2, 4)).toEqual([
      [49, 45, 51, 45, 51, 65, 49, 65],
      [129, 35, 131, 35, 131, 55, 129, 55],
    ]);
    expect(rangeOf(0, 3)).toEqual([[10, 45, 30, 45, 50, 45, 50, 65, 30, 65, 10, 65]]);
    expect(rangeOf(3, 3)).toEqual([]);
  });

  it('has one corner a column of pixels, which holds all of its rows', () => {
    const dense = fc.integer({ min: 2, max: 2000 }).chain((length) =>
      fc.record({
        lows: fc.array(fc.float({ min: 0, max: 5, noNaN: true }), { minLength: length, maxLength: length }),
        heights: fc.array(fc.float({ min: 0, max: 5, noNaN: true }), { minLength: length, maxLength: length }),
      }),
    );
    fc.assert(
      fc.property(dense, ({ lows, heights }) => {
        const count = lows.length;
        const low = Float64Array.from(lows);
        const high = Float64Array.from(heights, (height, i) => low[i]! + height);
        const times = Float64Array.from({ length: count }, (_, i) => 1000 + (i * 100) / count);
        const pieces = bandShape({ timesMs: times, band: { low, high }, fromIndex: 0, untilIndex: count, maxGapMs: 100 }, view);
        expect(pieces.length).toBe(1);
        const points = Array.from({ length: pieces[0]!.length / 2 }, (_, i) => ({ x: pieces[0]![2 * i]!, y: pieces[0]![2 * i + 1]! }));
        const top = points.slice(0, points.length / 2);
        const bottom = points.slice(points.length / 2).reverse();
        expect(new Set(top.map(({ x }) => Math.floor(x))).size).toBe(top.length);
        expect(top.length).toBeLessThanOrEqual(frame.width);
        const inPixels = Array.from(times, (time, i) => [Math.floor(time - 990), 80 - 5 * high[i]!, 80 - 5 * low[i]!] as const);
        top.forEach(({ x, y }, i) => {
          const rows = inPixels.filter(([pixel]) => pixel === Math.floor(x));
          expect(y).toBeCloseTo(Math.min(...rows.map(([, above]) => above)), 9);
          expect(bottom[i]!.y).toBeCloseTo(Math.max(...rows.map(([, , below]) => below)), 9);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('widens the axis of its plot to its ends', () => {
    const columns = [Float32Array.of(6, 6, 6, 6, 6)];
    const lines = { quantity: 'pressure', units: defaultSettings.units, timesMs, length: 5, columns, maxGapMs: 100 } as const;
    const band = { low: Float32Array.of(2, 6, 6, 6, 6), high: Float32Array.of(6, 6, 9, 6, 6) };
    const { autoExtent } = plotShapes({ ...lines, bands: [band] }, span, frame);
    expect(autoExtent.min).toBeLessThanOrEqual(2);
    expect(autoExtent.max).toBeGreaterThanOrEqual(9);
    expect(plotShapes(lines, span, frame).bands).toEqual([[]]);
  });
});
