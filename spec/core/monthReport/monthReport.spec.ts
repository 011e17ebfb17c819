import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Found } from '../../../core/estimate/index.ts';
import {
  changeSince,
  comparedMonth,
  daysOfMonth,
  isDistinctChange,
  isMonthOver,
  monthRange,
  reportedMonth,
} from '../../../core/monthReport/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('a month', () => {
  test.each([
    ['2026-01', '2025-12', '2025-01', '2026-01-01', '2026-01-31'],
    ['2024-02', '2024-01', '2023-02', '2024-02-01', '2024-02-29'],
    ['2026-12', '2026-11', '2025-12', '2026-12-01', '2026-12-31'],
  ])('%s comes after %s, a year after %s, and lasts from %s to %s', (month, before, lastYear, from, until) => {
    expect([comparedMonth(month, 'before'), comparedMonth(month, 'year'), daysOfMonth(month)]).toEqual([before, lastYear, { from, until }]);
  });

  it('is over with its last day, by the clocks of the plant', () => {
    const over = (time: string) => isMonthOver('2026-03', at(time), zone);
    expect([over('2026-03-31T23:59:59+02:00'), over('2026-04-01T00:00:00+02:00')]).toEqual([false, true]);
  });

  it('has all of its days, over a change of clocks', () => {
    expect(monthRange('2026-03', zone)).toEqual({
      fromMs: plantDayRange('2026-03-01', zone).fromMs,
      untilMs: plantDayRange('2026-03-31', zone).untilMs,
    });
  });

  test.each([
    ['2026-04-02T23:59:00+02:00', 3, '2026-02'],
    ['2026-04-03T00:00:00+02:00', 3, '2026-03'],
    ['2026-01-01T00:00:00+01:00', 1, '2025-12'],
    ['2026-01-27T12:00:00+01:00', 28, '2025-11'],
  ])('at %s, with reports on day %d, %s is to be reported', (time, day, month) => {
    expect(reportedMonth(at(time), zone, day)).toBe(month);
  });
});

const found = (value: number, low: number, high: number): Found<'quarterHours'> => ({
  ...{ kind: 'measured', method: 'quarterHours', unit: 'kWh', coverage: 1, n: 1, assumptions: [], fromMs: 0, untilMs: 1 },
  ...{ value, low, high },
});
const none = { kind: 'none', method: 'quarterHours', reason: 'noPower', coverage: 0 } as const;

describe('a change from one figure to another', () => {
  it('holds whatever both are within their intervals', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const figure = fc
      .tuple(fc.double({ min: 1, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 0.5, noNaN: true }))
      .map(([value, part]) => found(value, value * (1 - part), value * (1 + part)));
    fc.assert(
      fc.property(figure, figure, share, share, (now, before, a, b) => {
        const { low, high } = changeSince(now, before)!;
        const change = (now.low + a * (now.high - now.low)) / (before.low + b * (before.high - before.low)) - 1;
        expect(change).toBeGreaterThanOrEqual(low - 1e-9 * (1 + Math.abs(low)));
        expect(change).toBeLessThanOrEqual(high + 1e-9 * (1 + Math.abs(high)));
      }),
    );
  });

  it('is none where not as much is known of both', () => {
    const known = (coverage: number) => ({ ...found(100, 99, 101), coverage });
    expect(changeSince(known(1), known(0.13))).toBeUndefined();
    expect(changeSince(known(1), known(0.97))).toBeUndefined();
    expect(changeSince(known(1), known(0.995))?.value).toBe(0);
  });

  it('is none where a figure is missing or what was before may be 0', () => {
    expect([changeSince(none, found(1, 1, 1)), changeSince(found(1, 1, 1), none), changeSince(found(1, 1, 1), undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(changeSince(found(1, 1, 1), found(1, 0, 2))).toBeUndefined();
  });

  it('is distinct where its interval leaves out 0', () => {
    const before = found(100, 99, 101);
    expect(
      [found(101, 100, 102), found(110, 109, 111), found(90, 89, 91)].map((now) => isDistinctChange(changeSince(now, before)!)),
    ).toEqual([false, true, true]);
  });
});
