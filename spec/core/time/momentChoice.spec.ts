import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { steadyTimes } from '../../../core/time/clockTimes.ts';
import {
  canChooseMoment,
  choosableDays,
  choosableHours,
  choosableMinutes,
  choosableSeconds,
  chosenMoment,
  instantsOf,
  momentBounds,
  msPerDay,
  msPerHour,
  plantDayOf,
  plantDayRange,
  textInZone,
  wholeDays,
} from '../../../core/time/index.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const startMs = Date.parse('2026-03-01T00:00:00Z');
const moment = fc.integer({ min: 0, max: 300 * 86_400 }).map((seconds) => startMs + seconds * 1000);
const clock = (atMs: number, zone: string) => textInZone(atMs, zone, 'HH:mm:ss').split(':').map(Number) as [number, number, number];
const all = { fromMs: startMs, toMs: startMs + 300 * msPerDay };
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('the choice of a moment', () => {
  it('offers exactly the hours, minutes and seconds that lead to a moment inside the bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, fc.integer({ min: 0, max: 7200 }), moment, (zone, fromMs, lengthS, other) => {
        const bounds = { fromMs, toMs: fromMs + lengthS * 1000 };
        const inside = Math.min(bounds.toMs, fromMs + (other % (lengthS * 1000 + 1000)) - (other % 1000));
        for (const atMs of [fromMs, bounds.toMs, inside]) {
          const [hour, minute, second] = clock(atMs, zone);
          const day = plantDayOf(atMs, zone);
          expect(choosableHours(day, zone, bounds)).toContain(hour);
          expect(choosableMinutes(day, hour, zone, bounds)).toContain(minute);
          expect(choosableSeconds(day, { hour, minute }, zone, bounds)).toContain(second);
          const chosen = chosenMoment(day, { hour, minute, second }, zone, bounds)!;
          expect(clock(chosen, zone)).toEqual([hour, minute, second]);
          expect(canChooseMoment(chosen, bounds)).toBe(true);
        }
        const [hour, minute] = clock(other, zone);
        const day = plantDayOf(other, zone);
        for (const second of upTo(60)) {
          const offered = choosableSeconds(day, { hour, minute }, zone, bounds).includes(second);
          expect(offered).toBe(chosenMoment(day, { hour, minute, second }, zone, bounds) !== undefined);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the start at least 1 s before the end', () => {
    fc.assert(
      fc.property(moment, moment, (fromMs, toMs) => {
        const start = momentBounds('from', { fromMs: undefined, toMs }, all);
        const end = momentBounds('until', { fromMs, toMs: undefined }, all);
        expect(start).toEqual({ fromMs: all.fromMs, toMs: Math.min(all.toMs, toMs - 1000) });
        expect(end).toEqual({ fromMs: Math.max(all.fromMs, fromMs + 1000), toMs: all.toMs });
        expect(canChooseMoment(fromMs, start) && fromMs >= toMs).toBe(false);
      }),
    );
    for (const end of ['from', 'until'] as const) {
      const own = end === 'from' ? { fromMs: startMs + 5000, toMs: undefined } : { fromMs: undefined, toMs: startMs + 5000 };
      expect(momentBounds(end, own, all)).toEqual(all);
    }
    expect(momentBounds('from', { fromMs: undefined, toMs: undefined }, { fromMs: 1, toMs: 5999 })).toEqual({
      fromMs: 1000,
      toMs: 5000,
    });
  });

  it('offers only the days inside the bounds', () => {
    const bounds = { fromMs: Date.parse('2026-11-20T23:30:00Z'), toMs: Date.parse('2026-11-22T12:00:00Z') };
    expect(choosableDays(bounds, 'Europe/Berlin')).toEqual({ from: '2026-11-21', until: '2026-11-22' });
    expect(choosableHours('2026-11-20', 'Europe/Berlin', bounds)).toEqual([]);
    expect(choosableHours('2026-11-22', 'Europe/Berlin', bounds)).toEqual(upTo(14));
    expect(choosableMinutes('2026-11-22', 13, 'Europe/Berlin', bounds)).toEqual([0]);
    expect(choosableSeconds('2026-11-22', { hour: 13, minute: 0 }, 'Europe/Berlin', bounds)).toEqual([0]);
    expect(choosableHours('2026-11-21', 'Europe/Berlin', bounds)).toEqual(upTo(24));
    expect(choosableMinutes('2026-11-22', 12, 'Europe/Berlin', bounds)).toEqual(upTo(60));
    expect(choosableSeconds('2026-11-22', { hour: 12, minute: 59 }, 'Europe/Berlin', bounds)).toEqual(upTo(60));
    expect(choosableDays({ fromMs: bounds.fromMs, toMs: bounds.fromMs }, 'UTC')).toEqual({ from: '2026-11-20', until: '2026-11-20' });
  });

  it('offers nothing within reversed bounds', () => {
    const reversed = { fromMs: all.toMs, toMs: all.fromMs };
    expect(choosableDays(reversed, 'UTC')).toBeUndefined();
    expect(choosableHours('2026-05-01', 'UTC', reversed)).toEqual([]);
    expect(chosenMoment('2026-05-01', { hour: 1, minute: 0, second: 0 }, 'UTC', reversed)).toBeUndefined();
    expect(canChooseMoment(NaN, all)).toBe(false);
  });
});

describe('a day on which the clock is changed', () => {
  const bounds = (day: string, zone: string) => wholeDays(day, day, zone);

  it('does not offer the hour that it skips', () => {
    const day = '2026-03-29';
    expect(choosableHours(day, 'Europe/Berlin', bounds(day, 'Europe/Berlin'))).toEqual(upTo(24).filter((hour) => hour !== 2));
    const timesOf = (hour: number, minute = 0, second = 0) => instantsOf(day, { hour, minute, second }, 'Europe/Berlin');
    expect([timesOf(2, 30), timesOf(2), timesOf(2, 59, 59)]).toEqual([[], [], []]);
    const changeMs = Date.parse('2026-03-29T01:00:00Z');
    expect([timesOf(1, 59, 59), timesOf(3)]).toEqual([[changeMs - 1000], [changeMs]]);
  });

  it('takes the earlier of an hour that comes twice, or the later when only that is inside the bounds', () => {
    const day = '2026-10-25';
    const time = { hour: 2, minute: 30, second: 0 };
    const [first, second] = instantsOf(day, time, 'Europe/Berlin');
    expect(second! - first!).toBe(msPerHour);
    const changeMs = Date.parse('2026-10-25T01:00:00Z');
    const timesOf = (hour: number, minute = 0, other = 0) => instantsOf(day, { hour, minute, second: other }, 'Europe/Berlin');
    expect([timesOf(1, 59, 59), timesOf(2), timesOf(2, 59, 59), timesOf(3)]).toEqual([
      [changeMs - msPerHour - 1000],
      [changeMs - msPerHour, changeMs],
      [changeMs - 1000, changeMs + msPerHour - 1000],
      [changeMs + msPerHour],
    ]);
    expect(chosenMoment(day, time, 'Europe/Berlin', bounds(day, 'Europe/Berlin'))).toBe(first);
    expect(chosenMoment(day, time, 'Europe/Berlin', { fromMs: first! + 1, toMs: second! })).toBe(second);
  });

  it('runs steadily before and after the change, and throughout on another day', () => {
    const changeMs = Date.parse('2026-03-29T01:00:00Z');
    const { fromMs, untilMs } = plantDayRange('2026-03-29', 'Europe/Berlin');
    expect(steadyTimes('2026-03-29', 'Europe/Berlin')).toEqual([
      { fromMs, untilMs: changeMs, offsetMs: msPerHour },
      { fromMs: changeMs, untilMs, offsetMs: 2 * msPerHour },
    ]);
    expect(steadyTimes('2026-03-30', 'Europe/Berlin')).toEqual([
      { ...plantDayRange('2026-03-30', 'Europe/Berlin'), offsetMs: 2 * msPerHour },
    ]);
    expect(steadyTimes('2011-12-30', 'Pacific/Apia')).toEqual([]);
  });

  it('has its midnight, and no time before or after its clock', () => {
    const timesOf = (hour: number, minute = 0, second = 0) => instantsOf('2026-11-22', { hour, minute, second }, 'Europe/Berlin');
    expect([timesOf(0), timesOf(23, 59, 59)]).toEqual([[Date.parse('2026-11-21T23:00:00Z')], [Date.parse('2026-11-22T22:59:59Z')]]);
    expect([timesOf(-1), timesOf(24)]).toEqual([[], []]);
  });

  it('skips half an hour where the zone does', () => {
    const day = '2026-10-04';
    const zone = 'Australia/Lord_Howe';
    expect(choosableMinutes(day, 2, zone, bounds(day, zone))).toEqual(upTo(60).slice(30));
  });

  test.each(zones)('covers all of itself in %s', (zone) => {
    for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-20']) {
      const { fromMs, untilMs } = plantDayRange(day, zone);
      expect(wholeDays(day, day, zone)).toEqual({ fromMs, toMs: untilMs - 1000 });
      expect(instantsOf(day, { hour: 24, minute: 0, second: 0 }, zone)).toEqual([]);
    }
  });
});
