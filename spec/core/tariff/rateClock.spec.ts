import { describe, expect, it, test } from '@jest/globals';
import { type RateTable, rateClock, type RateWindow } from '../../../core/tariff/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

const quarterOf = (instant: string) => Date.parse(instant) / quarterHourMs;
const workdays = [1, 2, 3, 4, 5];
const peakHours: RateWindow = { name: 'peak', perKWh: 0.28, days: workdays, fromMinute: 360, untilMinute: 1320 };
const tableOf = (windows: readonly RateWindow[], holidays: readonly string[] = []): RateTable => [
  { since: '2026-01-01', rates: { kind: 'calendar', windows, otherwise: { name: 'low', perKWh: 0.2 }, holidays } },
];
const nameAt = (table: RateTable, instant: string, zone = 'Europe/Berlin') => rateClock(table, zone).rateAt(quarterOf(instant))?.name;

describe('a rate of hours of the week', () => {
  test.each([
    ['starts at its hour of the plant, in summer', '2026-07-06T04:00Z', 'peak'],
    ['starts at its hour of the plant, in winter', '2026-11-16T05:00Z', 'peak'],
    ['is not there a quarter hour before', '2026-11-16T04:45Z', 'low'],
    ['ends at its hour', '2026-11-16T21:00Z', 'low'],
    ['is there until then', '2026-11-16T20:45Z', 'peak'],
    ['is not of a Sunday', '2026-11-15T12:00Z', 'low'],
    ['is of the Monday by the clock of the plant', '2026-11-15T23:30Z', 'low'],
  ])('%s', (_, instant, name) => {
    expect(nameAt(tableOf([peakHours]), instant)).toBe(name);
  });

  it('over midnight is of the first and the last hours of each of its days', () => {
    const nights = tableOf([{ ...peakHours, name: 'night', days: [1], fromMinute: 1320, untilMinute: 360 }]);
    const instants = ['2026-11-15T22:00Z', '2026-11-16T00:00Z', '2026-11-16T12:00Z', '2026-11-16T22:45Z', '2026-11-17T00:00Z'];
    expect(instants.map((instant) => nameAt(nights, instant))).toEqual(['low', 'night', 'low', 'night', 'low']);
  });

  it('of some months is in those only, and the first window that fits counts', () => {
    const winter: RateWindow = { ...peakHours, name: 'winter', months: [12, 1, 2] };
    const names = ['2026-11-30T12:00Z', '2026-12-01T12:00Z'].map((instant) => nameAt(tableOf([winter, peakHours]), instant));
    expect(names).toEqual(['peak', 'winter']);
  });

  it('takes a holiday for a Sunday', () => {
    const sundays: RateWindow = { ...peakHours, name: 'Sunday', days: [0], fromMinute: 0, untilMinute: 1440 };
    expect(nameAt(tableOf([sundays, peakHours], ['2026-12-25']), '2026-12-25T12:00Z')).toBe('Sunday');
  });

  test.each([
    ['Asia/Kolkata', '2026-11-16T00:30Z'],
    ['Asia/Kathmandu', '2026-11-16T00:15Z'],
    ['America/New_York', '2026-11-16T11:00Z'],
  ])('goes by the clock of %s', (zone, startsAt) => {
    const before = new Date(Date.parse(startsAt) - quarterHourMs).toISOString();
    expect([nameAt(tableOf([peakHours]), before, zone), nameAt(tableOf([peakHours]), startsAt, zone)]).toEqual(['low', 'peak']);
  });
});

describe('a table of rates', () => {
  const flat = (since: string, perKWh: number) => ({ since, rates: { kind: 'flat', perKWh } as const });
  const table: RateTable = [{ ...flat('2026-07-01', 0.3), demand: { perKW: 120, per: 'year' } }, flat('2026-01-01', 0.25)];

  it('changes when a day of the plant begins, in whatever order its entries are', () => {
    const { rateAt, demandAt } = rateClock(table, 'Europe/Berlin');
    const [before, after] = [quarterOf('2026-06-30T21:45Z'), quarterOf('2026-06-30T22:00Z')];
    expect([rateAt(before)?.perKWh, rateAt(after)?.perKWh]).toEqual([0.25, 0.3]);
    expect([demandAt(before), demandAt(after)]).toEqual([undefined, { perKW: 120, per: 'year' }]);
  });

  it('has no rate before its first day, nor where its series has none', () => {
    const series: RateTable = [
      { since: '2026-01-01', rates: { kind: 'series', perKWh: new Map([[quarterOf('2026-01-01T00:00Z'), -0.05]]) } },
    ];
    expect(rateClock(table, 'UTC').rateAt(quarterOf('2025-12-31T23:45Z'))).toBeUndefined();
    const { rateAt } = rateClock(series, 'UTC');
    expect([rateAt(quarterOf('2026-01-01T00:00Z'))?.perKWh, rateAt(quarterOf('2026-01-01T00:15Z'))]).toEqual([-0.05, undefined]);
  });

  it('gives the same rate as the same object', () => {
    const { rateAt } = rateClock([...table, ...tableOf([peakHours]).map((entry) => ({ ...entry, since: '2026-10-01' }))], 'UTC');
    for (const day of ['2026-01-05', '2026-08-03', '2026-10-05']) {
      expect(rateAt(quarterOf(`${day}T12:00Z`))).toBeDefined();
      expect(rateAt(quarterOf(`${day}T12:00Z`))).toBe(rateAt(quarterOf(`${day}T12:15Z`)));
    }
  });
});
