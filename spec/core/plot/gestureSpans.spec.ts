import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { baseLimits, type BrushPart, brushedSpan, minSpanMs, moveX, pinchedSpan, shiftY, zoomX } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';

const whole = { fromMs: 1_000_000, toMs: 2_000_000 };
const span = { fromMs: 1_400_000, toMs: 1_600_000 };
const lengthOf = ({ fromMs, toMs }: ClosedTimeRange) => toMs - fromMs;

/** Spans within the whole. */
const spans = fc
  .tuple(fc.integer({ min: 1_000_000, max: 1_980_000 }), fc.integer({ min: minSpanMs, max: 500_000 }))
  .map(([fromMs, lengthMs]) => ({
    fromMs: Math.min(fromMs, 2_000_000 - lengthMs),
    toMs: Math.min(fromMs, 2_000_000 - lengthMs) + lengthMs,
  }));
const times = fc.integer({ min: -2_000_000, max: 2_000_000 });

const expectInside = (found: ClosedTimeRange) => {
  expect(found.fromMs).toBeGreaterThanOrEqual(whole.fromMs);
  expect(found.toMs).toBeLessThanOrEqual(whole.toMs);
  expect(lengthOf(found)).toBeGreaterThanOrEqual(minSpanMs - 1e-6);
};

describe('the window over all the data', () => {
  test.each<[BrushPart, number, ClosedTimeRange]>([
    ['from', 50_000, { fromMs: 1_450_000, toMs: 1_600_000 }],
    ['from', -900_000, { fromMs: 1_000_000, toMs: 1_600_000 }],
    ['from', 900_000, { fromMs: 1_590_000, toMs: 1_600_000 }],
    ['until', 50_000, { fromMs: 1_400_000, toMs: 1_650_000 }],
    ['until', 900_000, { fromMs: 1_400_000, toMs: 2_000_000 }],
    ['until', -900_000, { fromMs: 1_400_000, toMs: 1_410_000 }],
    ['both', 50_000, { fromMs: 1_450_000, toMs: 1_650_000 }],
    ['both', 900_000, { fromMs: 1_800_000, toMs: 2_000_000 }],
    ['both', NaN, span],
  ])('dragged by its %s for %p ms', (part, byMs, expected) => {
    expect(brushedSpan(span, part, byMs, whole)).toEqual(expected);
  });

  it('stays inside the data, and moved as a whole keeps its length', () => {
    fc.assert(
      fc.property(spans, fc.constantFrom<BrushPart>('from', 'until', 'both'), times, (shown, part, byMs) => {
        const found = brushedSpan(shown, part, byMs, whole);
        expectInside(found);
        if (part === 'both') expect(lengthOf(found)).toBeCloseTo(lengthOf(shown), 6);
      }),
    );
  });
});

describe('two fingers', () => {
  it('keep their moments', () => {
    expect(pinchedSpan(span, [0.25, 0.75], [0, 1], whole)).toEqual({ fromMs: 1_450_000, toMs: 1_550_000 });
    expect(pinchedSpan(span, [0.75, 0.25], [1, 0], whole)).toEqual({ fromMs: 1_450_000, toMs: 1_550_000 });
    expect(pinchedSpan(span, [0.25, 0.75], [0.35, 0.85], whole)).toEqual({ fromMs: 1_380_000, toMs: 1_580_000 });
  });

  it('that touch or cross count as a fiftieth of the axis apart', () => {
    expect(pinchedSpan(span, [0.5, 0.5], [0.4, 0.6], whole)).toEqual({ fromMs: 1_490_000, toMs: 1_510_000 });
    expect(pinchedSpan(span, [0.4, 0.6], [0.7, 0.3], whole)).toEqual({ fromMs: 1_000_000, toMs: 2_000_000 });
    const { fromMs, toMs } = pinchedSpan(span, [0.49, 0.53], [0.54, 0.52], { fromMs: 0, toMs: 9_000_000 })!;
    expect([Math.round(fromMs), Math.round(toMs)]).toEqual([1_290_000, 1_690_000]);
  });

  it('on the same place and back change nothing', () => {
    const shares = fc.tuple(fc.double({ min: 0, max: 0.45, noNaN: true }), fc.double({ min: 0.5, max: 1, noNaN: true }));
    fc.assert(
      fc.property(shares, (at) => {
        const found = pinchedSpan(span, at, at, whole)!;
        expect(found.fromMs).toBeCloseTo(span.fromMs, 3);
        expect(found.toMs).toBeCloseTo(span.toMs, 3);
      }),
    );
  });

  it('never leave the data, wherever they go', () => {
    const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(spans, fc.tuple(share, share), fc.tuple(share, share), (shown, before, after) => {
        expectInside(pinchedSpan(shown, before, after, whole)!);
      }),
    );
  });
});

describe('a moved or zoomed axis', () => {
  it('moved there and back is where it was, as long as the data reaches', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400_000, max: 400_000 }), (byMs) => {
        const there = moveX(span, byMs, whole);
        expect(moveX(there.mode === 'manual' ? there.span : span, -byMs, whole)).toEqual({ mode: 'manual', span });
      }),
    );
  });

  it('zoomed in and out keeps the moment under the pointer in its place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_400_000, max: 1_600_000 }), fc.constantFrom('in' as const, 'out' as const), (aboutMs, direction) => {
        const zoomed = zoomX(span, direction, aboutMs, whole);
        if (zoomed.mode !== 'manual') throw new Error('a zoom by hand is manual');
        const place = (of: ClosedTimeRange) => (aboutMs - of.fromMs) / lengthOf(of);
        expect(place(zoomed.span)).toBeCloseTo(place(span), 9);
      }),
    );
  });

  test.each([
    ['up', { min: 6, max: 8 }, 1.5, { min: 7.5, max: 9.5 }],
    ['down', { min: 6, max: 8 }, -1.5, { min: 4.5, max: 6.5 }],
    ['down to the floor', { min: 6, max: 8 }, -9, { min: 0, max: 2 }],
    ['nowhere', { min: 6, max: 8 }, NaN, { min: 6, max: 8 }],
  ])('values dragged %s keep their width', (_, extent, by, expected) => {
    expect(shiftY(extent, by, baseLimits('pressure'))).toEqual(expected);
  });

  it('values never go below the floor and keep their width', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -300, max: 100, noNaN: true }),
        fc.double({ min: 5, max: 100, noNaN: true }),
        times,
        (min, width, by) => {
          const bounds = baseLimits('temperature');
          const found = shiftY({ min: Math.max(min, bounds.floor), max: Math.max(min, bounds.floor) + width }, by, bounds);
          expect(found.min).toBeGreaterThanOrEqual(bounds.floor);
          expect(found.max - found.min).toBeCloseTo(width, 6);
        },
      ),
    );
  });
});
