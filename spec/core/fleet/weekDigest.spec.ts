import { describe, expect, it } from '@jest/globals';
import { weekDigestOf, type WeekStation } from '../../../core/fleet/index.ts';
import type { LeakRanking, VisitPlan } from '../../../core/fleet/index.ts';

const station = (id: string, changes: Partial<WeekStation> = {}): WeekStation => ({
  ...{ station: id, name: `Hall ${id}`, place: 'Ulm', zone: 'Europe/Berlin', presence: 'present', seenMs: 1 },
  ...{ energyKWh: 1000, coveredS: 7 * 86_400, isEstimated: false },
  ...changes,
});
const leaks: LeakRanking = { stations: [], estimated: [], atMost: [] };
const visits: VisitPlan = {
  ...{ fromDay: '2026-11-23', untilDay: '2026-12-23', unknown: [], withoutList: [] },
  ...{ places: [], planned: [] },
  counts: { overdue: 0, due: 0, dueSoon: 0, notDue: 0, unknown: 0 },
};

describe('what stood out in a week', () => {
  it('[FLEET-3] sums the energy with the interval that measuring leaves, beside the share of the time with data', () => {
    const stations = [station('a'), station('b', { isEstimated: true }), station('c', { energyKWh: 0, coveredS: 0 })];
    const { energyKWh, coverageShare, fromDay, untilDay } = weekDigestOf('2026-11-23', { stations, events: [], visits, leaks });
    expect([fromDay, untilDay]).toEqual(['2026-11-16', '2026-11-22']);
    expect(coverageShare).toBeCloseTo(2 / 3);
    expect(energyKWh).toMatchObject({ kind: 'rule', value: 2000 });
    expect(energyKWh!.low).toBeGreaterThan(1800);
    expect(energyKWh!.low).toBeLessThan(1900);
    expect(energyKWh!.high - 2000).toBeCloseTo(2000 - energyKWh!.low);
    const none = weekDigestOf('2026-11-23', { stations: [], events: [], visits, leaks });
    expect(none).toMatchObject({ energyKWh: undefined, coverageShare: 0, stations: 0 });
  });

  it.each([
    ['time with data, in which nothing ran', [station('a', { energyKWh: 0, coveredS: 0.5 })], 0],
    ['energy without a time', [station('a', { energyKWh: 0.5, coveredS: 0 })], 0.5],
    ['no data at all', [station('a', { energyKWh: 0, coveredS: 0 })], undefined],
  ])('[FLEET-3] knows the energy of %s', (_what, stations, kWh) => {
    expect(weekDigestOf('2026-11-23', { stations, events: [], visits, leaks }).energyKWh?.value).toBe(kWh);
  });

  it('[FLEET-3] has data of a share of the week', () => {
    const stations = [station('a', { coveredS: 3.5 * 86_400 })];
    expect(weekDigestOf('2026-11-23', { stations, events: [], visits, leaks }).coverageShare).toBe(0.5);
  });

  it('[FLEET-3] has data of all of the week at most', () => {
    const stations = [station('a', { coveredS: 8 * 86_400 })];
    expect(weekDigestOf('2026-11-23', { stations, events: [], visits, leaks }).coverageShare).toBe(1);
  });

  it('[FLEET-3] has the errors of those days in each station’s zone, most first, and who is silent, longest first', () => {
    const stations = [
      station('a', { presence: 'silent', seenMs: 5 }),
      station('b', { zone: 'Pacific/Auckland', presence: 'silent', seenMs: 3 }),
      station('n', { presence: 'never', seenMs: undefined }),
    ];
    const error = (of: string, iso: string, bitIndex = 70) => ({ station: of, atMs: Date.parse(iso), source: 1, bitIndex });
    const events = [
      error('a', '2026-11-15T22:59:59Z'),
      error('a', '2026-11-15T23:00:00Z'),
      error('a', '2026-11-18T12:00:00Z', 20),
      error('b', '2026-11-15T11:00:00Z'),
      error('b', '2026-11-22T10:59:59Z'),
      error('b', '2026-11-22T11:00:00Z'),
      error('gone', '2026-11-18T12:00:00Z'),
    ];
    const digest = weekDigestOf('2026-11-23', { stations, events, visits, leaks });
    expect(digest.errors.map((each) => [each.station, each.count])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(digest.silent.map((each) => each.station)).toEqual(['b', 'a']);
  });

  it('[FLEET-3] has services that are overdue or due, and no later ones', () => {
    const service = (serviceClass: 'overdue' | 'due' | 'dueSoon') => ({
      ...{
        index: 1,
        component: 'oilFilter' as const,
        intervalH: 1,
        remainingH: 1,
        machine: 'K1',
        serviceClass,
        expectedMs: 1,
        coverage: 1,
      },
    });
    const visit = (of: string, ...classes: readonly ('overdue' | 'due' | 'dueSoon')[]) => ({
      ...{ station: of, name: of, place: '', day: '2026-11-24', planned: undefined, services: classes.map(service) },
    });
    const places = [
      { area: 'x', visits: [visit('a', 'dueSoon'), visit('b', 'due', 'overdue'), visit('b', 'due'), visit('c', 'due')] },
      { area: 'y', visits: [visit('d', 'overdue', 'overdue'), visit('e', 'overdue', 'due'), visit('f', 'due', 'due')] },
      { area: 'z', visits: [visit('g', 'overdue')] },
    ];
    const digest = weekDigestOf('2026-11-23', {
      ...{ stations: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => station(name)), events: [], visits: { ...visits, places }, leaks },
    });
    expect(digest.services.map((each) => [each.station, each.overdue, each.due])).toEqual([
      ['d', 2, 0],
      ['b', 1, 2],
      ['e', 1, 1],
      ['g', 1, 0],
      ['f', 0, 2],
      ['c', 0, 1],
    ]);
  });
});
