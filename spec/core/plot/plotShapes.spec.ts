import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Extent, type LineShape, plotShapes } from '../../../core/plot/index.ts';
import { psiPerBar } from '../../../core/units/unitScale.ts';

const units = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' } as const;
const frame = { x: 48, y: 28, width: 600, height: 160 };
const span = { fromMs: 0, toMs: 600_000 };

const plot = (values: readonly number[], more: readonly number[] = []) => {
  const column = Float32Array.from(values);
  const columns = more.length > 0 ? [column, Float32Array.from(more)] : [column];
  const timesMs = Float64Array.from(values, (_, i) => i * 10_000);
  return plotShapes({ quantity: 'pressure', units, timesMs, length: values.length, columns, maxGapMs: 30_000 }, span, frame);
};

const yOf = ({ pieces }: LineShape) => pieces.flatMap((points) => Array.from(points).filter((_, i) => i % 2 === 1));

describe('a plot', () => {
  it('draws every line inside its frame and its ticks too', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 16, noNaN: true }), { minLength: 1, maxLength: 61 }), (values) => {
        const { lines, ticks, scale } = plot(values);
        for (const y of [...yOf(lines[0]!), ...ticks.values.map((value) => scale(value))]) {
          expect(y).toBeGreaterThanOrEqual(frame.y - 0.1);
          expect(y).toBeLessThanOrEqual(frame.y + frame.height + 0.1);
        }
        expect(ticks.values.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('has one scale for all of its lines', () => {
    const { lines, y } = plot([6, 6], [8, 8]);
    expect(yOf(lines[0]!)).toEqual([y(6), y(6)]);
    expect(yOf(lines[1]!)).toEqual([y(8), y(8)]);
  });

  it('draws what a line is compared with at its own times, on a scale that has room for both', () => {
    const column = Float32Array.of(6, 6, 6);
    const compared = [{ timesMs: Float64Array.of(5000, 15_000), length: 2, column: Float32Array.of(9, 9.5), maxGapMs: 30_000 }];
    const timesMs = Float64Array.of(0, 10_000, 20_000);
    const shapes = plotShapes(
      { quantity: 'pressure', units, timesMs, length: 3, columns: [column], compared, maxGapMs: 30_000 },
      span,
      frame,
    );
    expect([...shapes.compared[0]!.pieces[0]!]).toEqual([48 + 5, shapes.y(9), 48 + 15, shapes.y(9.5)]);
    expect(shapes.extent.max).toBeGreaterThanOrEqual(9.5);
    expect(shapes.extent.min).toBeLessThanOrEqual(6);
  });

  it('ends each line at its last value', () => {
    const { lines, y } = plot([6, 7, NaN, 6.5, NaN]);
    expect(lines[0]!.end).toEqual({ x: 48 + 30, y: y(6.5) });
    expect(plot([NaN]).lines[0]).toEqual({ pieces: [], end: undefined, climb: 0 });
  });

  it('draws a sample alone as a short dash', () => {
    const { lines, y } = plot([NaN, 7, NaN]);
    expect(lines[0]!.pieces).toEqual([Float64Array.of(57, y(7), 59, y(7))]);
    expect(lines[0]!.end).toEqual({ x: 58, y: y(7) });
  });

  it('knows how far each line goes up and down', () => {
    const { lines, y } = plot([6, 7, 6, NaN, 8, 7]);
    expect(lines[0]!.climb).toBeCloseTo(3 * (y(6) - y(7)), 9);
  });

  it('goes from pixels back to values, and knows the extents shown and found', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 16, noNaN: true }), fc.boolean(), (value, isManual) => {
        const lines = {
          quantity: 'pressure',
          timesMs: Float64Array.of(0),
          length: 1,
          columns: [Float32Array.of(12)],
          maxGapMs: 1,
        } as const;
        const asked = isManual ? { extent: { min: 6, max: 8 } } : {};
        const { y, valueAt, scale, extent, autoExtent } = plotShapes({ ...lines, units, ...asked }, span, frame);
        expect(valueAt(y(value))).toBeCloseTo(value, 9);
        expect(y(value)).toBeCloseTo(scale(value), 6);
        expect([extent.min, extent.max]).toEqual(scale.domain());
        expect(autoExtent.min).toBeLessThanOrEqual(12);
        expect(autoExtent.max).toBeGreaterThanOrEqual(12);
        if (!isManual) expect(extent).toEqual(autoExtent);
      }),
    );
  });

  it('is hatched where no line has data', () => {
    const filled = Array.from({ length: 60 }, () => 7);
    const withGap = filled.map((value, i) => (i > 20 && i < 30 ? NaN : value));
    expect(plot(withGap).missing).toEqual([{ x: 48 + 200, y: 28, width: 100, height: 160 }]);
    expect(plot(withGap, filled).missing).toEqual([]);
  });

  it('shows the extent asked for whatever its values are, in the display unit', () => {
    const lines = { quantity: 'pressure', timesMs: Float64Array.of(0), length: 1, columns: [Float32Array.of(12)], maxGapMs: 1 } as const;
    const drawn = (extent: Extent, pressure: 'bar' | 'psi') =>
      plotShapes({ ...lines, units: { ...units, pressure }, extent }, span, frame).scale.domain();
    expect(drawn({ min: 6, max: 8 }, 'bar')).toEqual([6, 8]);
    expect(drawn({ min: 6, max: 8 }, 'psi')).toEqual([6 * psiPerBar, 8 * psiPerBar]);
    expect(drawn({ min: -1, max: 0.1 }, 'bar')).toEqual([0, 0.2]);
  });

  it.each([
    [79, [6, 6.5, 7]],
    [160, [6, 6.2, 6.4, 6.6, 6.8]],
    [239, [6, 6.2, 6.4, 6.6, 6.8]],
    [240, [6, 6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7, 6.8]],
  ])('has two labels at least and about one each 40 px: of %d px', (height, values) => {
    const timesMs = Float64Array.of(0, 10_000);
    const lines = { quantity: 'pressure', units, timesMs, length: 2, columns: [Float64Array.of(6, 6.8)], maxGapMs: 30_000 } as const;
    expect(plotShapes(lines, span, { ...frame, height }).ticks.values).toEqual(values);
  });

  it('begins at zero where it is asked to, and goes on to limits that are near', () => {
    const timesMs = Float64Array.of(0, 10_000);
    const lines = { quantity: 'pressure', units, timesMs, length: 2, columns: [Float64Array.of(6, 7)], maxGapMs: 30_000 } as const;
    const extentOf = (more: object) => plotShapes({ ...lines, ...more }, span, frame).extent;
    expect(extentOf({})).toEqual({ min: 6, max: 7 });
    expect(extentOf({ isFromZero: true })).toEqual({ min: 0, max: 8 });
    expect(extentOf({ isFromZero: false, limits: [8, 20] })).toEqual({ min: 6, max: 8 });
  });
});
