import { describe, expect, it, test } from '@jest/globals';
import { steppedDays } from '../../../core/time/index.ts';

const today = '2026-11-23';
const of = (from: string, until = from) => ({ from, until });

describe('a range of days, moved by its own length', () => {
  test.each([
    ['a day', of('2026-11-23'), -1, of('2026-11-22')],
    ['a day', of('2026-11-20'), 1, of('2026-11-21')],
    ['seven days', of('2026-11-17', '2026-11-23'), -1, of('2026-11-10', '2026-11-16')],
    ['a month', of('2026-03-01', '2026-03-31'), -1, of('2026-02-01', '2026-02-28')],
    ['a month', of('2026-02-01', '2026-02-28'), 1, of('2026-03-01', '2026-03-31')],
    ['a month that is not over', of('2026-11-01', today), -1, of('2026-10-01', '2026-10-31')],
    ['a year', of('2025-01-01', '2025-12-31'), -1, of('2024-01-01', '2024-12-31')],
    ['two months over a new year', of('2025-12-01', '2026-01-31'), 1, of('2026-02-01', '2026-03-31')],
    ['part of a month', of('2026-03-01', '2026-03-30'), 1, of('2026-03-31', '2026-04-29')],
  ] as const)('keeps what it is: %s', (_, range, by, moved) => {
    expect(steppedDays(range, by, today)).toEqual(moved);
  });

  it('is a day, not a month, on the first day of a month', () => {
    expect(steppedDays(of('2026-11-01'), -1, '2026-11-01')).toEqual(of('2026-10-31'));
  });

  it('ends today, and is none after that', () => {
    expect(steppedDays(of('2026-10-01', '2026-10-31'), 1, today)).toEqual(of('2026-11-01', today));
    expect(steppedDays(of('2026-11-10', '2026-11-16'), 1, today)).toEqual(of('2026-11-17', today));
    expect(steppedDays(of(today), 1, today)).toBeUndefined();
  });
});
