import { describe, expect, it } from '@jest/globals';
import { leakRankingOf } from '../../../core/fleet/leakRankingOf.ts';
import type { KeptLeak } from '../../../core/fleet/index.ts';
import { firstLeakDay, firstOfEstimate, stationLeak } from '../../../core/fleet/stationLeak.ts';
import { daysFrom, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import type { FlowTotals } from '../../../core/totals/index.ts';
import { factsOf } from './fleetFacts.ts';

const zone = 'Europe/Berlin';
const asOf = '2026-11-21';

const leakOf = (station: string, changes: Partial<KeptLeak> = {}): KeptLeak => ({
  ...{ station, asOf, bothKWh: 110, volumeM3: 1000, isEstimated: false, change: undefined },
  estimate: { kind: 'upperBound', flowM3min: 2, lowM3min: 0, highM3min: 2, days: 20, coverage: 0.9 },
  ...changes,
});
const entered = { kind: 'estimate', flowM3min: 1, lowM3min: 0.8, highM3min: 1.5, days: 20, coverage: 0.9 } as const;
const only = (leak?: KeptLeak, changes = {}) => leakRankingOf([factsOf('s', changes)], leak === undefined ? [] : [leak]).stations[0]!;

/** Quarter hours of a plant that needs some flow by day and another by night, from a day on. */
function* quarters(from: string, nightM3min: (day: string) => number): Generator<FlowTotals> {
  for (let day = from; day <= asOf; day = shiftDay(day, 1)) {
    const { fromMs, untilMs } = plantDayRange(day, zone);
    for (let atMs = fromMs; atMs < untilMs; atMs += 900_000) {
      const isDay = atMs - fromMs > 6 * 3_600_000 && atMs - fromMs < 20 * 3_600_000;
      const noise = 0.02 * Math.sin(daysFrom(from, day) * 7 + (atMs / 900_000) * 3);
      const flow = (isDay ? 12 : nightM3min(day)) + noise;
      const machine = { loadS: 900, noLoadS: 0, errorS: 0, noDataS: 0 };
      yield {
        fromMs: atMs,
        plant: { volumeFlowM3: flow * 15, volumeFlowS: 900, deliveredM3: flow * 15, deliveredS: 900 },
        machines: [machine, ...Array.from({ length: 9 }, () => ({ ...machine, loadS: 0, noDataS: 900 }))],
      };
    }
  }
}
const flows = (from: string, nightM3min: (day: string) => number): Iterable<FlowTotals> => ({
  [Symbol.iterator]: () => quarters(from, nightM3min),
});

describe('leaks of a fleet', () => {
  it('cost flow times own energy per air times own rate of 8,760 h, at most that while nobody entered the night use', () => {
    const row = only(leakOf('s'));
    const kWh = 2 * 60 * 8760 * 0.11;
    const off = Math.hypot(0.02, 0.03);
    expect(row.flowM3min).toEqual({ kind: 'upperBound', value: 2, low: 0, high: 2 });
    expect(row.energyKWhPerYear).toMatchObject({
      kind: 'upperBound',
      value: expect.closeTo(kWh, 6),
      low: 0,
      high: expect.closeTo(kWh * (1 + off), 6),
    });
    expect(row.costPerYear).toMatchObject({ kind: 'upperBound', value: expect.closeTo(kWh * 0.2, 6), low: 0 });
    expect(row).toMatchObject({ asOf, days: 20, coverage: 0.9, ratePerKWh: 0.2, currency: 'EUR' });
  });

  it('are an estimate with an entered night use, and a rule of thumb where power was calculated', () => {
    expect(only(leakOf('s', { estimate: entered })).costPerYear.kind).toBe('fitted');
    expect(only(leakOf('s', { estimate: entered, isEstimated: true })).costPerYear.kind).toBe('rule');
  });

  it.each<[string, KeptLeak | undefined, object, string]>([
    ['before the first day', undefined, {}, 'noDays'],
    ['too little data', leakOf('s', { estimate: { kind: 'none', reason: 'tooLittleData', coverage: 0.2 } }), {}, 'tooLittleData'],
    ['no energy per air', leakOf('s', { bothKWh: 0 }), {}, 'noSpecificEnergy'],
    ['no price', leakOf('s'), { ratePerKWh: undefined }, 'noPrice'],
  ])('name why there is no money: %s', (_title, leak, changes, reason) => {
    expect(only(leak, changes).costPerYear).toEqual({ kind: 'none', reason });
  });

  it('are ranked by energy, entered night use before upper bounds, and money is added by currency and kind', () => {
    const stations = ['a', 'b', 'c', 'd'].map((name) => factsOf(name, name === 'b' ? { currency: 'CHF' } : {}));
    const leaks = [leakOf('a'), leakOf('b', { bothKWh: 220 }), leakOf('c', { estimate: entered })];
    const { stations: rows, estimated, atMost } = leakRankingOf(stations, leaks);
    expect(rows.map(({ station }) => station)).toEqual(['c', 'b', 'a', 'd']);
    expect(estimated.map(({ currency, stations: count }) => [currency, count])).toEqual([['EUR', 1]]);
    expect(atMost.map(({ currency, stations: count }) => [currency, count])).toEqual([
      ['CHF', 1],
      ['EUR', 1],
    ]);
  });

  it('stand by what is known of them, then by size, then by name', () => {
    const bound = (flowM3min: number) =>
      ({ kind: 'upperBound', flowM3min, lowM3min: 0, highM3min: flowM3min, days: 20, coverage: 1 }) as const;
    const unknown = { kind: 'none', reason: 'tooLittleData', coverage: 0.2 } as const;
    const leaks = [
      leakOf('e', { estimate: bound(9), bothKWh: 0 }),
      ...['d', 'c'].map((name) => leakOf(name, { estimate: { ...entered, flowM3min: 0.5 } })),
      leakOf('a', { estimate: unknown }),
      leakOf('h', { estimate: bound(0), bothKWh: 0 }),
      leakOf('g', { estimate: bound(0) }),
      leakOf('f', { estimate: bound(10), bothKWh: 0 }),
      leakOf('b', { estimate: entered }),
    ];
    const stations = leaks.map(({ station }) => factsOf(station));
    expect(
      leakRankingOf(stations, leaks)
        .stations.map(({ station }) => station)
        .join(''),
    ).toBe('bcdgfeha');
  });

  it('have no days and no coverage before the first night, and of a night with too little data its coverage', () => {
    const missing = { kind: 'none', reason: 'noDays' };
    expect(only()).toEqual({
      ...{ station: 's', name: 's', place: '89073 Ulm', currency: 'EUR', ratePerKWh: 0.2, asOf: undefined, days: 0, coverage: 0 },
      ...{
        changedOn: undefined,
        flowM3min: missing,
        energyKWhPerYear: missing,
        costPerYear: missing,
        kWhPerM3: missing,
        grownM3min: missing,
      },
    });
    const little = leakOf('s', { estimate: { kind: 'none', reason: 'tooLittleData', coverage: 0.2 } });
    expect(only(little)).toMatchObject({ asOf, days: 0, coverage: 0.2 });
  });

  it('have grown since the first night of a change that lasted', () => {
    const grown = { value: 0.5, low: 0.4, high: 0.6 };
    const change = { since: '2026-11-02', ...grown };
    expect(only(leakOf('s', { change }))).toMatchObject({ changedOn: '2026-11-02', grownM3min: { kind: 'fitted', ...grown } });
    expect(only(leakOf('s')).grownM3min).toEqual({ kind: 'none', reason: 'noChange' });
  });

  it('are estimated from the quarter hours of four weeks, their growth from those of the days before too', () => {
    const steady = stationLeak(
      flows('2026-10-01', () => 2),
      { asOf, zone },
    );
    expect(steady.estimate).toMatchObject({ kind: 'upperBound', days: 28, flowM3min: expect.closeTo(2, 1) });
    expect(steady.change).toBeUndefined();
    const grown = stationLeak(
      flows('2026-09-20', (day) => (day < '2026-11-05' ? 2 : 2.6)),
      { asOf, zone, nightUseM3min: 0.5 },
    );
    expect(grown.estimate.kind).toBe('estimate');
    expect(grown.change?.since.slice(0, 9)).toBe('2026-11-0');
    expect(grown.change?.value).toBeCloseTo(0.6, 1);
  });

  it('have grown only within 120 days, from the first to the last of them', () => {
    expect([firstLeakDay(asOf), firstOfEstimate(asOf)]).toEqual([shiftDay(asOf, -119), shiftDay(asOf, -27)]);
  });

  it('are not estimated without days', () => {
    expect(stationLeak([], { asOf, zone }).estimate).toMatchObject({ kind: 'none', reason: 'tooLittleData' });
  });
});
