import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bandShape } from '../../../core/plot/bandShape.ts';
import { plotShapes } from '../../../core/plot/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const frame = { x: 10, y: 0, width: 100, height: 50 };
const span = { fromMs: 0, toMs: 100 };
const view = { frame, span, extent: { min: 0, max: 10 } };
const timesMs = Float64Array.of(0, 10, 20, 60, 70);

describe('the band around a line', () => {
  it('goes along the greatest values and back along the least, and ends at a gap and at a missing value', () => {
    const band = { low: Float32Array.of(1, 2, NaN, 3, 4), high: Float32Array.of(5, 6, NaN, 7, 8) };
    const pieces = bandShape({ timesMs, band, fromIndex: 0, untilIndex: 5, maxGapMs: 30 }, view);
    expect(pieces.map((piece) => [...piece])).toEqual([
      [10, 25, 20, 20, 20, 40, 10, 45],
      [70, 15, 80, 10, 80, 30, 70, 35],
    ]);
    expect(bandShape({ timesMs, band, fromIndex: 1, untilIndex: 3, maxGapMs: 30 }, view).map((piece) => [...piece])).toEqual([
      [19, 20, 21, 20, 21, 40, 19, 40],
    ]);
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
        const times = Float64Array.from({ length: count }, (_, i) => (i * 100) / count);
        const pieces = bandShape({ timesMs: times, band: { low, high }, fromIndex: 0, untilIndex: count, maxGapMs: 100 }, view);
        expect(pieces.length).toBe(1);
        const points = Array.from({ length: pieces[0]!.length / 2 }, (_, i) => ({ x: pieces[0]![2 * i]!, y: pieces[0]![2 * i + 1]! }));
        const top = points.slice(0, points.length / 2);
        const bottom = points.slice(points.length / 2).reverse();
        expect(new Set(top.map(({ x }) => Math.floor(x))).size).toBe(top.length);
        expect(top.length).toBeLessThanOrEqual(frame.width);
        const inPixels = Array.from(times, (time, i) => [Math.floor(frame.x + time), 50 - 5 * high[i]!, 50 - 5 * low[i]!] as const);
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
