import { describe, expect, it, test } from '@jest/globals';
import { clockAt, isWeekend, localDay, localHour, weekdayOf } from '../../../core/plant/plantClock.ts';

describe('the plant clock', () => {
  test.each([
    ['Europe/Berlin', '2025-03-30T00:59:58Z', 1 + 3598 / 3600],
    ['Europe/Berlin', '2025-03-30T01:00:00Z', 3],
    ['Europe/Berlin', '2025-10-26T00:59:58Z', 2 + 3598 / 3600],
    ['Europe/Berlin', '2025-10-26T01:00:00Z', 2],
    ['Asia/Kathmandu', '2025-10-26T01:00:00Z', 6.75],
    ['Australia/Lord_Howe', '2025-10-04T15:30:00Z', 2.5],
    ['UTC', '1969-12-31T23:00:00Z', 23],
  ])('in %s shows the hour of the wall at %s', (zone, at, hour) => {
    const atMs = Date.parse(at);
    const before = clockAt(zone, atMs - 2000);
    expect(localHour(atMs, clockAt(zone, atMs, before))).toBeCloseTo(hour, 9);
    expect(localHour(atMs, clockAt(zone, atMs))).toBeCloseTo(hour, 9);
  });

  it('is the same whether it was carried on or asked afresh', () => {
    const fromMs = Date.parse('2025-10-25T22:00:00Z');
    let clock = clockAt('Europe/Berlin', fromMs);
    for (let atMs = fromMs; atMs < fromMs + 6 * 3_600_000; atMs += 450_000) {
      clock = clockAt('Europe/Berlin', atMs, clock);
      expect(clock).toEqual(clockAt('Europe/Berlin', atMs));
    }
  });

  it('is asked for again after a quarter of an hour, and when time went back', () => {
    const quarterMs = Date.parse('2025-11-12T12:15:00Z');
    const kept = { offsetMs: 1, validUntilMs: quarterMs };
    const offsetAt = (atMs: number) => clockAt('UTC', atMs, kept).offsetMs;
    expect([quarterMs - 1, quarterMs, quarterMs - 900_000, quarterMs - 900_001].map(offsetAt)).toEqual([1, 0, 1, 0]);
    expect(clockAt('UTC', quarterMs - 1).validUntilMs).toBe(quarterMs);
    expect(clockAt('UTC', quarterMs).validUntilMs).toBe(quarterMs + 900_000);
  });

  it('counts the days of a week from Monday', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, -1, -4].map(weekdayOf)).toEqual([3, 4, 5, 6, 0, 1, 2, 3, 2, 6]);
  });

  it('knows Saturday and Sunday, also before 1970', () => {
    const weekend = (at: string) => isWeekend(localDay(Date.parse(at), clockAt('UTC', Date.parse(at))));
    const days = ['2025-11-14', '2025-11-15', '2025-11-16', '2025-11-17', '1969-12-27', '1969-12-28', '1969-12-29', '1970-01-01'];
    expect(days.map((day) => weekend(`${day}T12:00:00Z`))).toEqual([false, true, true, false, true, true, false, false]);
  });
});
