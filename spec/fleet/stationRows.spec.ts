import { describe, expect, it, test } from '@jest/globals';
import type { FleetReading, FleetStation } from '../../core/ports/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { dataRows, newestSoftware } from '../../fleet/screen/dataRows.ts';
import { figuresOfTotals, ratioOf } from '../../fleet/screen/figures.ts';
import { coverageOf, dataUntilMs, lastDays, stationRow } from '../../fleet/screen/stationRows.ts';

const day = 86_400_000;
const nowMs = Date.parse('2026-11-22T12:00:00Z');
const time = { nowMs, beatMs: 60_000 };

const stationOf = (given: object = {}): FleetStation =>
  ({
    ...{ id: 'a', operator: 'o', owner: 'w', plant: { name: 'Hall', place: 'Ulm', zone: 'UTC' }, software: '1.0', enrolledMs: 1 },
    ...{
      exchange: undefined,
      state: undefined,
      position: undefined,
      newestDay: undefined,
      newerDays: 0,
      isRevoked: false,
      mayBeRemoved: false,
      ...given,
    },
  }) as unknown as FleetStation;

const readingOf = (stations: readonly FleetStation[], askedMs: number[] = []) =>
  ({
    stations: () => Promise.resolve(stations),
    sums: () => Promise.resolve(new Map()),
    refusedDays(fromMs: number) {
      askedMs.push(fromMs);
      return Promise.resolve([
        { station: 'b', day: '2026-11-20', atMs: 5, reason: 'odd' },
        { station: 'z', day: '2026-11-20', atMs: 5, reason: 'odd' },
      ]);
    },
  }) as unknown as FleetReading;

describe('[FLEET-4] the list of stations', () => {
  it('is of the last 30 days with today', () => {
    expect(lastDays(nowMs)).toEqual({ from: '2026-10-24', until: '2026-11-22' });
  });

  test.each([
    [undefined, 0],
    [0, 0],
    [(29.5 * day) / 1000, 1],
    [(29.5 * day) / 2000, 0.5],
    [(40 * day) / 1000, 1],
  ])('has the part of them of which there is data: %p s are %p', (coveredS, share) => {
    const sums = coveredS === undefined ? undefined : { coveredS, energyKWh: 0, energyWithAirKWh: 0, deliveredM3: 0 };
    expect(coverageOf(sums as Parameters<typeof coverageOf>[0], nowMs)).toBeCloseTo(share, 12);
  });

  test.each([
    [undefined, nowMs, undefined],
    ['2026-11-20', nowMs, Date.parse('2026-11-21')],
    ['2026-11-22', nowMs, nowMs],
    ['2026-11-22', undefined, Date.parse('2026-11-23')],
  ])('has the end of its data: of %p, heard at %p, %p', (newestDay, seenMs, expected) => {
    expect(dataUntilMs(stationOf({ newestDay, ...(seenMs !== undefined && { exchange: { seenMs } }) }))).toBe(expected);
  });

  it('says of a station whose access was revoked that, and misses nothing of it', async () => {
    const revoked = stationOf({ isRevoked: true, exchange: { seenMs: 1, sentMs: 1, boots: [], beatS: undefined } });
    expect(stationRow(revoked, undefined, undefined, time).standing).toBe('revoked');
    expect(stationRow({ ...revoked, isRevoked: false }, undefined, undefined, time).standing).toBe('silent');
    const findings = async (station: FleetStation) => (await dataRows(readingOf([station]), time))[0]!.findings;
    expect(await findings(revoked)).toEqual([]);
    expect(await findings({ ...revoked, isRevoked: false })).toContain('silent');
  });

  it('has no pressure and no power of one that is not heard of any more, and still its faults', () => {
    const state = { pressureBar: 7, powerKW: 80, machines: [], faults: [{ source: 1, bitIndex: 20 }] };
    const heard = (seenMs: number) => stationRow(stationOf({ state, exchange: { seenMs } }), undefined, undefined, time);
    expect(heard(nowMs - 180_000)).toMatchObject({ standing: 'warning', pressureBar: 7, powerKW: 80, faultsUp: 1 });
    expect(heard(nowMs - 180_001)).toMatchObject({ standing: 'silent', pressureBar: undefined, powerKW: undefined, faultsUp: 1 });
  });

  it('has the specific energy of hours with air, and none without', () => {
    const sums = { coveredS: 0, energyKWh: 30, energyWithAirKWh: 20, deliveredM3: 100 } as Parameters<typeof stationRow>[1];
    expect(stationRow(stationOf(), sums, undefined, time).specificKWhPerM3).toBe(0.2);
    expect(stationRow(stationOf(), undefined, undefined, time)).toMatchObject({
      specificKWhPerM3: undefined,
      faultsUp: 0,
      leak: undefined,
    });
    expect([ratioOf(1, 0), ratioOf(1, -1), ratioOf(0, 2)]).toEqual([undefined, undefined, 0]);
  });
});

describe('[FLEET-4] figures of a range', () => {
  const machine = { loadS: 1, noLoadS: 2, offS: 3, errorS: 4 };
  const totalsOf = (rangeS: number, plant: object) =>
    ({
      fromMs: 0,
      untilMs: 1,
      rangeS,
      plant: { energyKWh: 5, deliveredM3: 10, pressureS: 0, volumeFlowS: 0, deliveredS: 0, ...plant },
      machines: [machine, machine],
    }) as unknown as RangeTotals;

  it('add up the machines', () => {
    expect(figuresOfTotals(totalsOf(10, {}))).toMatchObject({ loadS: 2, noLoadS: 4, offS: 6, errorS: 8, specificKWhPerM3: 0.5 });
  });

  test.each([
    [10, { pressureS: 5 }, 0.5],
    [10, { volumeFlowS: 6, pressureS: 5 }, 0.6],
    [10, { deliveredS: 7, pressureS: 5 }, 0.7],
    [10, { pressureS: 11 }, 1],
    [0, { pressureS: 5 }, 0],
  ])('of %d s with %j cover %p of it', (rangeS, plant, share) => {
    expect(figuresOfTotals(totalsOf(rangeS, plant)).coverageShare).toBe(share);
  });
});

describe('[FLEET-4] the data of stations', () => {
  const full = { exchange: { seenMs: nowMs - 1000, sentMs: nowMs - 3000, boots: [], beatS: undefined } };

  it('has those with most findings first, then by name, with the days of a month that were refused', async () => {
    const askedMs: number[] = [];
    const named = (id: string, name: string, software: string) =>
      stationOf({ id, software, plant: { name, place: '', zone: 'UTC' }, ...full });
    const rows = await dataRows(readingOf([named('c', 'Y', '1.1'), named('a', 'X', '1.1'), named('b', 'Z', '1.0')], askedMs), time);
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(rows[0]!.refusedDays).toEqual([{ day: '2026-11-20', atMs: 5, reason: 'odd' }]);
    expect(rows[1]).toMatchObject({ refusedDays: [], clockOffsetMs: -2000, coverageShare: 0 });
    expect(askedMs).toEqual([nowMs - 30 * day]);
  });

  it('knows the newest release that any of them has', () => {
    const of = (...releases: readonly string[]) => newestSoftware(releases.map((software) => stationOf({ software })));
    expect([of('1.9.0', '1.10.0', '1.2.0'), of('2.0.0', '1.0.0'), of()]).toEqual(['1.10.0', '2.0.0', '']);
  });
});
