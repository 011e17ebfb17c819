import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { clampSpan, minSpanMs, manualX, moveX, type XRange, xSpan, zoomX } from '../../../core/plot/index.ts';
import { type ClosedTimeRange, msPerHour, msPerMinute, msPerWeek } from '../../../core/time/index.ts';
import { xModes } from '../../../core/settings/index.ts';

const startMs = Date.parse('2026-11-20T06:00:00Z');
const spanOf = (fromMs: number, lengthMs: number): ClosedTimeRange => ({ fromMs: startMs + fromMs, toMs: startMs + fromMs + lengthMs });
const spans = fc
  .tuple(fc.integer({ min: -msPerWeek, max: msPerWeek }), fc.integer({ min: 0, max: msPerWeek }))
  .map((pair) => spanOf(...pair));
const longSpans = spans.filter(({ fromMs, toMs }) => toMs - fromMs >= minSpanMs);
const ranges: fc.Arbitrary<XRange> = fc.oneof(
  fc.constantFrom(...xModes.filter((mode) => mode !== 'manual')).map((mode) => ({ mode })),
  spans.map((span) => ({ mode: 'manual' as const, span })),
);
const width = ({ fromMs, toMs }: ClosedTimeRange) => toMs - fromMs;
const manualSpan = (range: XRange): ClosedTimeRange => {
  if (range.mode !== 'manual') throw new Error(`mode is ${range.mode}`);
  return range.span;
};
const day = spanOf(0, 24 * msPerHour);

describe('the time axis', () => {
  it('[ANA-4] never shows more than the available data in any mode', () => {
    fc.assert(
      fc.property(ranges, longSpans, fc.option(spans, { nil: undefined }), (range, available, chosen) => {
        const shown = xSpan(range, { available, chosen })!;
        expect(shown.fromMs).toBeGreaterThanOrEqual(available.fromMs);
        expect(shown.toMs).toBeLessThanOrEqual(available.toMs);
        expect(width(shown)).toBeGreaterThanOrEqual(minSpanMs);
      }),
    );
  });

  test.each([
    ['10min', 10 * msPerMinute],
    ['30min', 30 * msPerMinute],
    ['1h', msPerHour],
  ] as const)('[ANA-4] shows the last %s and follows the data', (mode, lengthMs) => {
    expect(xSpan({ mode }, { available: day })).toEqual({ fromMs: day.toMs - lengthMs, toMs: day.toMs });
    const later = { ...day, toMs: day.toMs + 2000 };
    expect(xSpan({ mode }, { available: later })).toEqual({ fromMs: later.toMs - lengthMs, toMs: later.toMs });
    const short = spanOf(0, 5 * msPerMinute);
    expect(xSpan({ mode }, { available: short })).toEqual(short);
  });

  it('[ANA-4] shows all data with Max, the chosen dates with X-Auto', () => {
    const chosen = spanOf(6 * msPerHour, 48 * msPerHour);
    expect(xSpan({ mode: 'max' }, { available: day, chosen })).toEqual(day);
    expect(xSpan({ mode: 'auto' }, { available: day, chosen })).toEqual({ ...day, fromMs: chosen.fromMs });
    expect(xSpan({ mode: 'auto' }, { available: day })).toEqual(day);
    expect(xSpan({ mode: 'auto' }, { available: day, chosen: spanOf(48 * msPerHour, msPerHour) })).toEqual(day);
  });

  it('[ANA-4] switches to Manual on any change by hand and then stays where it was put', () => {
    const shown = xSpan({ mode: '1h' }, { available: day })!;
    const changes = [zoomX(shown, 'in', shown.fromMs, day), moveX(shown, -msPerHour, day), manualX(spanOf(0, msPerHour), day)];
    const later = { ...day, toMs: day.toMs + msPerHour };
    for (const range of changes) {
      expect(range.mode).toBe('manual');
      expect(xSpan(range, { available: later })).toEqual(manualSpan(range));
    }
  });
});

describe('the time axis of a chart', () => {
  it('[ANA-7] is zoomed by the wheel to 0.75 or 1.25 of its width, about the moment under the pointer', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom('in', 'out'), (place, direction) => {
        const shown = spanOf(10 * msPerHour, 4 * msPerHour);
        const aboutMs = shown.fromMs + place * width(shown);
        const zoomed = manualSpan(zoomX(shown, direction, aboutMs, day));
        expect(width(zoomed)).toBeCloseTo(width(shown) * (direction === 'in' ? 0.75 : 1.25), 0);
        expect((aboutMs - zoomed.fromMs) / width(zoomed)).toBeCloseTo(place, 6);
      }),
    );
  });

  it('stays inside the data however it is zoomed and dragged, and no shorter than 10 s', () => {
    const step = fc.oneof(
      fc.record({ direction: fc.constantFrom('in' as const, 'out' as const), place: fc.double({ min: -1, max: 2 }) }),
      fc.record({ byMs: fc.double({ min: -msPerWeek, max: msPerWeek }) }),
    );
    fc.assert(
      fc.property(longSpans, fc.array(step, { maxLength: 40 }), (available, steps) => {
        let shown = available;
        for (const each of steps) {
          const before = shown;
          const range =
            'byMs' in each
              ? moveX(shown, each.byMs, available)
              : zoomX(shown, each.direction, shown.fromMs + each.place * width(shown), available);
          shown = manualSpan(range);
          expect(shown.fromMs).toBeGreaterThanOrEqual(available.fromMs);
          expect(shown.toMs).toBeLessThanOrEqual(available.toMs + 1e-3);
          expect(width(shown)).toBeGreaterThanOrEqual(minSpanMs - 1e-3);
          if ('byMs' in each) expect(width(shown)).toBeCloseTo(width(before), 2);
        }
      }),
    );
  });

  test.each<[string, ClosedTimeRange]>([
    ['reversed', { fromMs: day.toMs, toMs: day.fromMs }],
    ['without a start', { fromMs: NaN, toMs: day.toMs }],
    ['endless', { fromMs: -Infinity, toMs: Infinity }],
  ])('%s shows all data; as data it shows nothing', (_, span) => {
    expect(clampSpan(span, day)).toEqual(day);
    expect(clampSpan(day, span)).toBeUndefined();
    expect(xSpan({ mode: 'max' }, { available: span })).toBeUndefined();
    expect(manualX(day, span)).toEqual({ mode: 'auto' });
  });

  it('that goes beyond the data ends with it, whatever rounding does', () => {
    const part = fc.double({ min: 1e-3, max: 1, noNaN: true });
    fc.assert(
      fc.property(part, part, (lengthPart, beyondPart) => {
        const lengthMs = minSpanMs + lengthPart * width(day);
        const toMs = day.toMs + beyondPart * msPerHour;
        const { fromMs, toMs: endMs } = clampSpan({ fromMs: toMs - lengthMs, toMs }, day)!;
        expect(endMs).toBe(day.toMs);
        expect(endMs - fromMs).toBeCloseTo(Math.min(lengthMs, width(day)), 2);
      }),
    );
  });

  it('without a length is zoomed to 10 s around its moment, and a missing time moves nothing', () => {
    const moment = spanOf(5 * msPerHour, 0);
    expect(manualSpan(zoomX(moment, 'in', moment.fromMs, day))).toEqual(spanOf(5 * msPerHour - minSpanMs / 2, minSpanMs));
    const shown = spanOf(msPerHour, msPerHour);
    expect([NaN, Infinity].map((byMs) => manualSpan(moveX(shown, byMs, day)))).toEqual([shown, shown]);
  });

  it('of a single sample reaches back 10 s', () => {
    const moment = spanOf(0, 0);
    for (const mode of ['auto', '1h', 'max'] as const)
      expect(xSpan({ mode }, { available: moment })).toEqual({ fromMs: startMs - minSpanMs, toMs: startMs });
  });
});
