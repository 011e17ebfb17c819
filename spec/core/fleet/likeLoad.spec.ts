import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { energyRankingOf } from '../../../core/fleet/energyRankingOf.ts';
import { broughtTo7Bar, comparedKWhPerM3, likeLoad, loadLevelOf } from '../../../core/fleet/likeLoad.ts';
import type { EnergyQuestion, LoadMonth } from '../../../core/fleet/index.ts';
import { factsOf, loadOf } from './fleetFacts.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const names = (count: number) => Array.from({ length: count }, (_, i) => `s${i}`);

/** Twenty stations that need 0.11 kWh/m3 at half load, and one by itself. */
function rankingWith(own: Partial<LoadMonth>, changes: Partial<EnergyQuestion> = {}, others = 20) {
  const load = loadOf('own', own);
  const bands = likeLoad([...names(others).map((name) => loadOf(name)), load]);
  return energyRankingOf({ month: '2026-10', stations: [factsOf('own')], loads: [load], bands, months: [], nowMs, ...changes });
}
const only = (own: Partial<LoadMonth>, changes: Partial<EnergyQuestion> = {}, others = 20) =>
  rankingWith(own, changes, others).stations[0]!;

describe('energy at like load', () => {
  it('is brought to 7 bar by the ratio of the isentropic works', () => {
    expect(broughtTo7Bar(0.1, 7)).toBeCloseTo(0.1, 12);
    expect(broughtTo7Bar(0.11, 8.5)).toBeCloseTo((0.11 * (8 ** 0.2857 - 1)) / (9.5 ** 0.2857 - 1), 12);
    expect([broughtTo7Bar(undefined, 7), broughtTo7Bar(0.1, undefined), broughtTo7Bar(0.1, 0)]).toEqual([undefined, undefined, undefined]);
    expect([broughtTo7Bar(0.1, -0.5), broughtTo7Bar(0.1, 0.5)]).toEqual([
      undefined,
      expect.closeTo((0.1 * (8 ** 0.2857 - 1)) / (1.5 ** 0.2857 - 1), 12),
    ]);
  });

  it('has a load level of 0 to 1 of what the machines could deliver', () => {
    expect([loadLevelOf({ volumeM3: 5, couldM3: 20 }), loadLevelOf({ volumeM3: 21, couldM3: 20 })]).toEqual([0.25, 1]);
    expect(loadLevelOf({ volumeM3: 5, couldM3: 0 })).toBeUndefined();
  });

  it('puts each month with those of the same tenth of the load level, and makes no median of fewer than 20', () => {
    const at = (count: number, volumeM3: number) => names(count).map((name) => loadOf(name, { volumeM3, bothKWh: volumeM3 * 0.12 }));
    const bands = likeLoad([...at(20, 2000), ...at(19, 19_999), ...at(1, 20_000), loadOf('x', { pressureBar: undefined })]);
    expect(bands.map(({ stationMonths }) => stationMonths)).toEqual([0, 20, 0, 0, 0, 0, 0, 0, 0, 20]);
    expect(bands[1]).toMatchObject({ fromLevel: 0.1, untilLevel: 0.2, stations: 20 });
    expect(bands[1]?.kWhPerM3?.value).toBeCloseTo(0.12, 12);
    expect(likeLoad(at(19, 2000))[1]?.kWhPerM3).toBeUndefined();
  });

  it('counts months of one station by themselves, and the stations behind them', () => {
    const months = names(4).flatMap((name) => Array.from({ length: 5 }, () => loadOf(name)));
    expect(likeLoad(months)[5]).toMatchObject({ stationMonths: 20, stations: 4 });
  });

  it('says how much more a station needs than the median, and what of its energy and money that is', () => {
    const row = only({ energyKWh: 2200, bothKWh: 2200, loadKWh: 1100, noLoadKWh: 1100 });
    expect(row.like).toMatchObject({ fromLevel: 0.5, untilLevel: 0.6, stationMonths: 21, stations: 21 });
    expect(row).toMatchObject({
      deviation: { kind: 'fitted' },
      avoidableKWh: { kind: 'fitted' },
      cost: { kind: 'measured' },
      currency: 'EUR',
    });
    const valueOf = (of: (typeof row)['cost']) => (of.kind === 'none' ? NaN : of.value);
    expect(valueOf(row.deviation)).toBeCloseTo(1, 12);
    expect(valueOf(row.avoidableKWh)).toBeCloseTo(1100, 9);
    expect(valueOf(row.cost)).toBeCloseTo(440, 9);
    expect(valueOf(row.avoidableCost)).toBeCloseTo(220, 9);
    expect([row.onLoadKWhPerM3, row.noLoadShare, row.loadLevel]).toEqual([0.11, 0.5, 0.5]);
    expect(row.coverage).toBe(1);
  });

  it('compares what little a station needs, of all of its month at most', () => {
    const little = { energyKWh: 0.9, bothKWh: 0.9, volumeM3: 0.8, couldM3: 1.5, loadKWh: 0.7, noLoadKWh: 0.2 };
    const row = only({ ...little, knownS: 40 * 86_400 });
    expect(row).toMatchObject({ coverage: 1, volumeM3: 0.8, energyKWh: { value: 0.9 }, kWhPerM3: { value: expect.closeTo(1.125, 9) } });
    expect(row).toMatchObject({ onLoadKWhPerM3: expect.closeTo(0.875, 9), noLoadShare: expect.closeTo(2 / 9, 9) });
    expect(row.deviation).toMatchObject({ value: expect.closeTo(1.125 / 0.11 - 1, 9) });
  });

  it('knows nothing to avoid at a station that needs less than the median', () => {
    const row = only({ bothKWh: 900 });
    expect(row.deviation).toMatchObject({ kind: 'fitted', value: expect.closeTo(900 / 1100 - 1, 9) });
    expect(row.avoidableKWh).toMatchObject({ value: 0, low: 0, high: 0 });
  });

  it('has the interval of the median and of the sensors in each figure, wider where values were calculated', () => {
    const [measured, made] = [only({ bothKWh: 1500 }), only({ bothKWh: 1500, isEstimated: true })].map(({ deviation }) => deviation);
    if (measured?.kind === 'none' || made?.kind === 'none') throw new Error('expected figures');
    expect(measured!.low).toBeCloseTo((1500 * (1 - Math.hypot(0.02, 0.03))) / 1100 - 1, 9);
    expect(made).toMatchObject({ kind: 'rule', value: measured!.value });
    expect(made!.high).toBeGreaterThan(measured!.high);
  });

  it.each<[string, Partial<LoadMonth>, string]>([
    ['no energy', { energyKWh: 0, bothKWh: 0 }, 'noAir'],
    ['no air', { volumeM3: 0 }, 'noAir'],
    ['no pressure', { pressureBar: undefined }, 'noPressure'],
    ['no load level', { couldM3: 0 }, 'noLoadLevel'],
    ['too little data', { knownS: 0.94 * 31 * 86_400 }, 'lowCoverage'],
    ['few stations', { volumeM3: 1000 }, 'fewStationMonths'],
  ])('names why there is no comparison: %s', (_title, own, reason) => {
    const { deviation, avoidableKWh, avoidableCost, kWhPerM3At7Bar } = only(own);
    const isKnown = !['noAir', 'noPressure'].includes(reason);
    expect(kWhPerM3At7Bar).toMatchObject(isKnown ? { kind: 'measured' } : { kind: 'none', reason });
    expect([deviation, avoidableKWh, avoidableCost]).toEqual(Array.from({ length: 3 }, () => ({ kind: 'none', reason })));
  });

  it('has no money without a price, and none for energy that is not known', () => {
    expect(only({}, { stations: [factsOf('own', { ratePerKWh: undefined })] }).cost).toEqual({ kind: 'none', reason: 'noPrice' });
    expect(only({ energyKWh: 0 }).cost).toEqual({ kind: 'none', reason: 'noEnergy' });
  });

  it('counts coverage of a running month by what of it is over', () => {
    const load = loadOf('own', { month: '2026-11', knownS: 21 * 86_400 + 13 * 3600 });
    const question = { month: '2026-11', stations: [factsOf('own')], loads: [load], bands: likeLoad([]), months: [], nowMs };
    expect(energyRankingOf(question).stations[0]?.coverage).toBeCloseTo(1, 12);
    const early = { ...question, nowMs: Date.parse('2026-10-31T12:00:00Z') };
    expect(energyRankingOf(early).stations[0]?.coverage).toBe(0);
  });

  it('adds money of one currency and never across', () => {
    const stations = ['a', 'b', 'c'].map((name) => factsOf(name, name === 'c' ? { currency: 'CHF', ratePerKWh: 0.3 } : {}));
    const loads = stations.map(({ station }) => loadOf(station));
    const { cost, avoidableCost } = energyRankingOf({ month: '2026-10', stations, loads, bands: likeLoad([]), months: [], nowMs });
    expect(cost).toMatchObject([
      { currency: 'CHF', stations: 1, money: { value: expect.closeTo(330, 9) } },
      { currency: 'EUR', stations: 2, money: { value: expect.closeTo(440, 9), low: expect.closeTo(435.6, 9) } },
    ]);
    expect(avoidableCost).toEqual([]);
  });

  it('has the interval of the median in a deviation, and of the deviation in what could be avoided', () => {
    const band = { fromLevel: 0.5, untilLevel: 0.6, stationMonths: 20, stations: 5, kWhPerM3: { value: 0.1, low: 0.09, high: 0.12 } };
    const row = only({ bothKWh: 1500 }, { bands: Array.from({ length: 10 }, () => band) });
    const off = Math.hypot(0.02, 0.03);
    const [value, low, high] = [0.15 / 0.1, (0.15 * (1 - off)) / 0.12, (0.15 * (1 + off)) / 0.09].map((ratio) => ratio - 1);
    const close = (number: number) => expect.closeTo(number, 9);
    expect(row.deviation).toEqual({ kind: 'fitted', value: close(value!), low: close(low!), high: close(high!) });
    const partOf = (deviation: number) => close((1500 * deviation) / (1 + deviation));
    expect(row.avoidableKWh).toEqual({ kind: 'fitted', value: partOf(value!), low: partOf(low!), high: partOf(high!) });
  });

  it('ranks those that are not compared by their energy, those of which none is known last', () => {
    const own = [
      ['a', 0],
      ['b', 5000],
      ['c', 9999],
      ['d', 0.4],
    ] as const;
    const loads = own.map(([name, energyKWh]) => loadOf(name, { pressureBar: undefined, energyKWh }));
    const stations = loads.map(({ station }) => factsOf(station));
    const rows = energyRankingOf({ month: '2026-10', stations, loads, bands: likeLoad(loads), months: [], nowMs }).stations;
    expect(rows.map(({ station }) => station)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('ranks by the energy that could be avoided, those that are not compared last', () => {
    const stations = ['a', 'b', 'c', 'd'].map((name) => factsOf(name));
    const loads = [
      loadOf('a'),
      loadOf('b', { bothKWh: 1500 }),
      loadOf('c', { bothKWh: 3000 }),
      loadOf('d', { pressureBar: undefined, energyKWh: 9999 }),
    ];
    const bands = likeLoad([...names(20).map((name) => loadOf(name)), ...loads]);
    const rows = energyRankingOf({ month: '2026-10', stations, loads, bands, months: [], nowMs }).stations;
    expect(rows.map(({ station }) => station)).toEqual(['c', 'b', 'a', 'd']);
  });

  it('has of those that waste nothing the one last that needs least, whatever it needs in all', () => {
    const loads = [loadOf('a', { bothKWh: 900, energyKWh: 9000 }), loadOf('b', { bothKWh: 1080, energyKWh: 1080 })];
    const bands = likeLoad([...names(20).map((name) => loadOf(name)), ...loads]);
    const stations = loads.map(({ station }) => factsOf(station));
    const rows = energyRankingOf({ month: '2026-10', stations, loads, bands, months: [], nowMs }).stations;
    expect(rows.map(({ station }) => station)).toEqual(['b', 'a']);
  });

  it.each([[['b', 'a', 'c']], [['c', 'a', 'b']]])('ranks those of the same energy by their names: %j', (order) => {
    const loads = order.map((name) => loadOf(name));
    const bands = likeLoad([...names(20).map((name) => loadOf(name)), ...loads]);
    const question = { month: '2026-10', stations: order.map((name) => factsOf(name)), loads, bands, months: [], nowMs };
    expect(energyRankingOf(question).stations.map(({ station }) => station)).toEqual(['a', 'b', 'c']);
  });

  it('says of months together what their sums say', () => {
    const sums = {
      month: '2026-10',
      stations: 3,
      rangeS: 100,
      knownS: 90,
      energyKWh: 1000,
      bothKWh: 900,
      volumeM3: 9000,
      isEstimated: false,
    };
    expect(rankingWith({}, { months: [sums, { ...sums, energyKWh: 0, bothKWh: 0 }] }).months).toMatchObject([
      { month: '2026-10', stations: 3, coverage: 0.9, energyKWh: { kind: 'measured', value: 1000 }, kWhPerM3: { value: 0.1 } },
      { energyKWh: { kind: 'none', reason: 'noEnergy' }, kWhPerM3: { kind: 'none', reason: 'noAir' } },
    ]);
    const coverageOf = (rangeS: number) => rankingWith({}, { months: [{ ...sums, rangeS }] }).months[0]?.coverage;
    expect([coverageOf(80), coverageOf(0)]).toEqual([1, 0]);
    const little = { ...sums, energyKWh: 0.5, bothKWh: 0.4, volumeM3: 0.8 };
    expect(rankingWith({}, { months: [little] }).months).toMatchObject([{ energyKWh: { value: 0.5 }, kWhPerM3: { value: 0.5 } }]);
  });

  const anyLoad = fc
    .record({
      volumeM3: fc.double({ min: 1, max: 30_000, noNaN: true }),
      bothKWh: fc.double({ min: 1, max: 5000, noNaN: true }),
      bar: fc.double({ min: 3, max: 13, noNaN: true }),
    })
    .map(({ bar, ...of }) => ({ ...of, pressureBar: bar }));

  it('changes nothing when all stations need twice as much, but for the energy', () => {
    fc.assert(
      fc.property(fc.array(anyLoad, { minLength: 20, maxLength: 60 }), (loads) => {
        const ranked = (factor: number) => {
          const all = loads.map((of, i) => loadOf(`s${i}`, { ...of, bothKWh: of.bothKWh * factor }));
          const stations = all.map(({ station }) => factsOf(station));
          return energyRankingOf({ month: '2026-10', stations, loads: all, bands: likeLoad(all), months: [], nowMs }).stations;
        };
        const twice = new Map(ranked(2).map((row) => [row.station, row]));
        for (const { station, deviation, avoidableKWh } of ranked(1)) {
          const other = twice.get(station)!;
          expect(other.deviation.kind).toBe(deviation.kind);
          if (deviation.kind === 'none' || other.deviation.kind === 'none') continue;
          expect(other.deviation.value).toBeCloseTo(deviation.value, 9);
          if (avoidableKWh.kind === 'none' || other.avoidableKWh.kind === 'none') continue;
          expect(other.avoidableKWh.value).toBeCloseTo(2 * avoidableKWh.value, 6);
          expect(avoidableKWh.low).toBeLessThanOrEqual(avoidableKWh.value);
          expect(avoidableKWh.high).toBeGreaterThanOrEqual(avoidableKWh.value);
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  it('has at most half of the months of a tenth above their median', () => {
    fc.assert(
      fc.property(fc.array(anyLoad, { minLength: 20, maxLength: 80 }), (loads) => {
        const all = loads.map((of, i) => loadOf(`s${i}`, of));
        for (const { fromLevel, untilLevel, kWhPerM3, stationMonths } of likeLoad(all)) {
          if (kWhPerM3 === undefined) continue;
          const within = all.filter((of) => {
            const level = loadLevelOf(of)!;
            return level >= fromLevel && (level < untilLevel || untilLevel === 1);
          });
          const above = within.filter((of) => (comparedKWhPerM3(of) ?? 0) > kWhPerM3.value).length;
          expect(above).toBeLessThanOrEqual(stationMonths / 2);
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});
