import { describe, expect, it, test } from '@jest/globals';
import { comparedRange, type ComparedWith, msPerDay, msPerHour, placesOfCompared, plantDayRange } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);
const comparison = (kind: ComparedWith['kind'], lengthMs = NaN): ComparedWith => ({ kind, lengthMs, zone });
const placeOf = (text: string, kind: ComparedWith['kind']) => placesOfCompared(Float64Array.of(at(text)), 1, comparison(kind))[0];

describe('the range that another one is compared with', () => {
  test.each([
    ['before', '2026-11-20T00:00+01:00', '2026-11-20T14:32+01:00', '2026-11-19T00:00+01:00', '2026-11-19T14:32+01:00'],
    ['week', '2026-11-20T00:00+01:00', '2026-11-20T14:32+01:00', '2026-11-13T00:00+01:00', '2026-11-13T14:32+01:00'],
    ['year', '2026-11-20T00:00+01:00', '2026-11-20T14:32+01:00', '2025-11-20T00:00+01:00', '2025-11-20T14:32+01:00'],
  ] as const)('is earlier: %s', (kind, from, to, comparedFrom, comparedTo) => {
    const compared = comparedRange({ fromMs: at(from), toMs: at(to) }, comparison(kind, msPerDay));
    expect(compared).toEqual({ fromMs: at(comparedFrom), toMs: at(comparedTo) });
  });

  it('has the same clock times a week before, whether its day has 23, 24 or 25 hours', () => {
    for (const [day, earlier] of [
      ['2026-03-29', '2026-03-22'],
      ['2026-04-05', '2026-03-29'],
      ['2026-10-25', '2026-10-18'],
      ['2026-11-01', '2026-10-25'],
    ] as const) {
      const [shown, compared] = [plantDayRange(day, zone), plantDayRange(earlier, zone)];
      const range = comparedRange({ fromMs: shown.fromMs, toMs: shown.untilMs }, comparison('week'));
      expect(range).toEqual({ fromMs: compared.fromMs, toMs: compared.untilMs });
    }
  });

  it('is exactly as long before, whatever the clock does', () => {
    const { fromMs, untilMs } = plantDayRange('2026-03-30', zone);
    const lengthMs = untilMs - fromMs;
    expect(comparedRange({ fromMs, toMs: untilMs }, comparison('before', lengthMs))).toEqual({ fromMs: fromMs - lengthMs, toMs: fromMs });
    expect(new Date(fromMs - lengthMs).toISOString()).toBe('2026-03-28T22:00:00.000Z');
  });

  it('begins where the clock goes on when it skips the begin', () => {
    const range = { fromMs: at('2026-04-05T02:30+02:00'), toMs: at('2026-04-05T04:00+02:00') };
    expect(comparedRange(range, comparison('week'))).toEqual({ fromMs: at('2026-03-29T03:00+02:00'), toMs: at('2026-03-29T04:00+02:00') });
  });

  it('is empty for a 29th of February, and leaves it out of a longer range', () => {
    const { fromMs, untilMs } = plantDayRange('2028-02-29', zone);
    const firstOfMarchMs = at('2027-03-01T00:00+01:00');
    expect(comparedRange({ fromMs, toMs: untilMs }, comparison('year'))).toEqual({ fromMs: firstOfMarchMs, toMs: firstOfMarchMs });
    expect(comparedRange({ fromMs: fromMs + 13 * msPerHour, toMs: untilMs }, comparison('year')).fromMs).toBe(firstOfMarchMs);
  });
});

describe('the place of a compared moment on the time axis', () => {
  it('is where the clock shows the same', () => {
    expect(placeOf('2026-03-22T12:00+01:00', 'week')).toBe(at('2026-03-29T12:00+02:00'));
    expect(placeOf('2025-03-29T12:00+01:00', 'year')).toBe(at('2026-03-29T12:00+02:00'));
    expect(placeOf('2026-10-18T12:00+02:00', 'week')).toBe(at('2026-10-25T12:00+01:00'));
  });

  it('is none for an hour that the clock skips, and for a 29th of February', () => {
    expect(placeOf('2026-03-22T02:30+01:00', 'week')).toBeNaN();
    expect(placeOf('2028-02-29T12:00+01:00', 'year')).toBeNaN();
  });

  it('is the first of two where the clock shows an hour twice, and an hour that came twice before is taken once', () => {
    expect(placeOf('2026-10-18T02:30+02:00', 'week')).toBe(at('2026-10-25T02:30+02:00'));
    const { fromMs, untilMs } = plantDayRange('2026-10-25', zone);
    const halfHours = Float64Array.from({ length: (untilMs - fromMs) / (msPerHour / 2) }, (_, i) => fromMs + i * (msPerHour / 2));
    const places = placesOfCompared(halfHours, halfHours.length, comparison('week'));
    const found = [...places].filter((ms) => !Number.isNaN(ms));
    expect(halfHours).toHaveLength(50);
    expect(found).toHaveLength(48);
    expect([...new Set(found.map((ms, i) => ms - (found[i - 1] ?? ms - msPerHour / 2)))]).toEqual([msPerHour / 2]);
    expect(found[0]).toBe(at('2026-11-01T00:00+01:00'));
  });

  it('leads back to each moment of the range, in zones of every kind', () => {
    for (const other of ['UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca'])
      for (const kind of ['week', 'year'] as const) {
        const shown = { fromMs: at('2026-05-14T08:00Z'), toMs: at('2026-05-14T20:00Z') };
        const how = { ...comparison(kind), zone: other };
        const { fromMs, toMs } = comparedRange(shown, how);
        expect([...placesOfCompared(Float64Array.of(fromMs, toMs), 2, how)]).toEqual([shown.fromMs, shown.toMs]);
      }
  });
});
