import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { yMoveShare } from '../../../core/plot/yRange.ts';
import { yZoom } from '../../../core/plot/yRange.ts';
import { baseLimits, type Extent, fitExtent, moveY, zoomY } from '../../../core/plot/index.ts';
import { quantities } from '../../../core/units/index.ts';

const values = fc.double({ min: -2000, max: 2000, noNaN: true });
const anyExtent = fc.record({ min: fc.oneof(values, fc.constantFrom(NaN, Infinity, -Infinity)), max: fc.oneof(values, fc.constant(NaN)) });
const quantity = fc.constantFrom(...quantities);
const width = ({ min, max }: Extent) => max - min;
const near = 1 - 1e-9;

function expectFit(extent: Extent, { floor, step }: { floor: number; step: number }) {
  expect(extent.min).toBeGreaterThanOrEqual(floor);
  expect(width(extent)).toBeGreaterThanOrEqual(step * near);
  expect(Number.isFinite(extent.max)).toBe(true);
}

describe('[ANA-6] the value axis', () => {
  it('stays at least one step wide and not below its minimum, however it is zoomed and moved', () => {
    const step = fc.record({ kind: fc.constantFrom('in', 'out', 'up', 'down'), place: fc.double({ min: -1, max: 2, noNaN: true }) });
    fc.assert(
      fc.property(quantity, anyExtent, anyExtent, fc.array(step, { maxLength: 60 }), (name, start, whole, steps) => {
        const limits = baseLimits(name);
        let shown = fitExtent(start, limits);
        expectFit(shown, limits);
        for (const { kind, place } of steps) {
          shown =
            kind === 'up' || kind === 'down'
              ? moveY(shown, kind, limits)
              : zoomY(shown, kind, shown.min + place * width(shown), whole, limits);
          expectFit(shown, limits);
        }
      }),
    );
  });

  test.each(quantities)('of %s has its minimum at -273.15 for temperatures and 0 for others', (name) => {
    const { floor, step } = baseLimits(name);
    expect(floor).toBe(name === 'temperature' ? -273.15 : 0);
    expect(step).toBeGreaterThan(0);
  });

  it('is never zoomed to less than a tenth of what it shows by itself', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 20, max: 1000, noNaN: true }), (min, range) => {
        const limits = baseLimits('power');
        const whole = { min, max: min + range };
        let shown: Extent = whole;
        for (let i = 0; i < 30; i++) shown = zoomY(shown, 'in', min + range / 3, whole, limits);
        expect(width(shown)).toBeCloseTo(Math.max(limits.step, yZoom.min * width(whole)), 6);
      }),
    );
  });
});

describe('a value axis', () => {
  const limits = { floor: 0, step: 0.2 };

  test.each<[string, Extent, Extent]>([
    ['wide enough', { min: 6, max: 8 }, { min: 6, max: 8 }],
    ['too narrow', { min: 7, max: 7 }, { min: 6.9, max: 7.1 }],
    ['too narrow at the floor', { min: 0, max: 0.1 }, { min: 0, max: 0.2 }],
    ['partly below the floor', { min: -3, max: 8 }, { min: 0, max: 8 }],
    ['wholly below the floor', { min: -3, max: -1 }, { min: 0, max: 0.2 }],
    ['reversed', { min: 8, max: 6 }, { min: 6, max: 8 }],
    ['without an upper end', { min: 6, max: NaN }, { min: 6, max: 6.2 }],
    ['without a lower end', { min: NaN, max: 6 }, { min: 5.8, max: 6 }],
    ['without any end', { min: NaN, max: NaN }, { min: 0, max: 0.2 }],
  ])('%s is fitted', (_, extent, fitted) => {
    const { min, max } = fitExtent(extent, limits);
    expect(min).toBeCloseTo(fitted.min, 12);
    expect(max).toBeCloseTo(fitted.max, 12);
  });

  it.each([
    [-10, 0],
    [3, 3],
  ])('without any end and with its minimum at %d begins at %d', (floor, min) => {
    expect(fitExtent({ min: NaN, max: NaN }, { floor, step: 2 })).toEqual({ min, max: min + 2 });
  });

  it('is never zoomed to more than ten times what it shows by itself', () => {
    const whole = { min: 40, max: 48 };
    let shown: Extent = whole;
    for (let i = 0; i < 30; i++) shown = zoomY(shown, 'out', 44, whole, { floor: -1000, step: 0.2 });
    expect([shown.min, shown.max]).toEqual([4, 84].map((value) => expect.closeTo(value, 9)));
    // down to the floor, where it keeps its width
    expect(zoomY({ min: 1, max: 9 }, 'out', 9, { min: 1, max: 9 }, limits)).toEqual({ min: 0, max: 10 });
  });

  it('is zoomed about the value under the pointer', () => {
    const shown = { min: 4, max: 8 };
    expect(zoomY(shown, 'in', 5, shown, limits)).toEqual({ min: 4.25, max: 7.25 });
    expect(zoomY(shown, 'out', 5, shown, limits)).toEqual({ min: 3.75, max: 8.75 });
    expect(zoomY(shown, 'in', NaN, shown, limits)).toEqual({ min: 4.5, max: 7.5 });
  });

  it('[ANA-7] moves by a quarter of its width and keeps it, down to the floor', () => {
    expect(moveY({ min: 4, max: 8 }, 'up', limits)).toEqual({ min: 5, max: 9 });
    expect(moveY({ min: 4, max: 8 }, 'down', limits)).toEqual({ min: 3, max: 7 });
    expect(moveY({ min: 0.5, max: 4.5 }, 'down', limits)).toEqual({ min: 0, max: 4 });
    expect(yMoveShare).toBe(0.25);
  });
});
