import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import { type CostFinding, type CostQuestion, energyCostOf, rateShades, sitePower } from '../../../core/cost/index.ts';
import { ratesInForce, type RateTable } from '../../../core/tariff/index.ts';
import { plantDayRange, type TimeRange } from '../../../core/time/index.ts';
import { preparedTotals, quarterHourMs } from '../../../core/totals/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';
import { energiesOf, powerLog, quarterS } from './energies.ts';

const zone = 'Europe/Berlin';
const flat = (perKWh: number, since = '1970-01-01'): RateTable => [{ since, rates: { kind: 'flat', perKWh } }];
const workdays = [1, 2, 3, 4, 5];
const twoRates: RateTable = [
  {
    since: '2026-01-01',
    rates: {
      kind: 'calendar',
      windows: [{ name: 'high', perKWh: 0.28, days: workdays, fromMinute: 360, untilMinute: 1320 }],
      otherwise: { name: 'low', perKWh: 0.2 },
      holidays: [],
    },
  },
];
const startMs = Date.parse('2026-11-20T10:00Z');
const start = startMs / quarterHourMs;
const seriesOf = (...prices: readonly number[]): RateTable => [
  { since: '1970-01-01', rates: { kind: 'series', perKWh: new Map(prices.map((price, i) => [start + i, price])) } },
];
const rangeOf = (quarters: number, fromMs = startMs): TimeRange => ({ fromMs, untilMs: fromMs + quarters * quarterHourMs });

/** What machines with these powers in each quarter hour cost. */
function costOf(prices: RateTable, machines: readonly (readonly number[])[], more: Partial<CostQuestion> = {}) {
  const range = more.range ?? rangeOf(machines[0]!.length);
  const question: CostQuestion = { range, prices, co2: flat(0.4), zone, every: 'day', ...more };
  return energyCostOf(energiesOf(powerLog(range.fromMs, ...machines), range, quarterS), question);
}

function valueOf(finding: CostFinding): number {
  if (finding.kind === 'none') throw new Error(finding.reason);
  return finding.value;
}

const kWh = (energy: number) => 4 * energy;

describe('the cost of energy', () => {
  test.each([
    ['2026-10-25', 100, 400],
    ['2026-10-26', 96, 486.4],
    ['2026-03-29', 92, 368],
  ])('of 80 kW on %s, a day of %d quarter hours, at rates of the day and the week is %d', (day, quarters, cost) => {
    const range = plantDayRange(day, zone);
    const found = costOf(twoRates, [Array<number>(quarters).fill(80)], { range });
    expect(valueOf(found.cost)).toBeCloseTo(cost, 9);
    expect(valueOf(found.energy)).toBe(80 * (quarters / 4));
    expect(found.periods).toMatchObject([{ firstDay: day, coverage: 1, peakKW: 80 }]);
  });

  it('is that of each quarter hour at its price; the mean price is a ratio of sums, and peaks cost by the year', () => {
    const demand = { perKW: 120, per: 'year' } as const;
    const prices = seriesOf(0.1, 0.3, -0.05, 0.2).map((entry) => ({ ...entry, demand }));
    const found = costOf(prices, [[10, 20, 30, 40].map(kWh)]);
    expect(valueOf(found.cost)).toBeCloseTo(13.5, 9);
    expect(valueOf(found.meanPrice)).toBeCloseTo(0.135, 12);
    expect([valueOf(found.peak), valueOf(found.demandCost)]).toEqual([160, 19_200]);
    expect(found.byRate).toMatchObject([{ kind: 'series', energyKWh: 100 }]);
    expect(valueOf(found.co2)).toBeCloseTo(40, 9);
  });

  it('has an interval that is as wide as the power is off, and says where that is from', () => {
    const of = (more: Partial<CostQuestion>) => costOf(flat(0.25), [[100, 100]], more).cost;
    expect(of({})).toMatchObject({
      kind: 'measured',
      value: 12.5,
      low: 12.375,
      high: 12.625,
      assumptions: [{ value: 0.01, source: 'default' }],
    });
    expect(of({ estimated: ['electricalPowerKW@3'] })).toMatchObject({
      kind: 'rule',
      low: 12.5 * 0.85,
      high: 12.5 * 1.15,
      assumptions: [{ value: 0.15 }],
    });
    expect(of({ accuracy: 0.02 })).toMatchObject({ kind: 'measured', low: 12.25, high: 12.75, assumptions: [{ source: 'entered' }] });
    expect(costOf(seriesOf(-1), [[100]]).cost).toMatchObject({ value: -25, low: -25.25, high: -24.75 });
  });

  it('has a mean price that is sure, however far the power is off', () => {
    const { meanPrice, energy } = costOf(flat(0.25), [[100, 100]], { accuracy: 0.2 });
    expect(energy).toMatchObject({ value: 50, low: 40, high: 60, n: 2 });
    expect(meanPrice).toMatchObject({ value: 0.25, low: 0.25, high: 0.25, n: 2 });
  });

  it('of quarter hours without a price is missing, and their energy stands apart', () => {
    const found = costOf(seriesOf(0.1, 0.3), [[40, 40, 40, 40]]);
    expect(found.cost).toMatchObject({ value: 4, coverage: 0.5 });
    expect(found.meanPrice).toMatchObject({ value: 0.2 });
    expect(found.energy).toMatchObject({ value: 40, coverage: 1 });
    expect(found.byRate).toMatchObject([
      { kind: 'series', energyKWh: 20, cost: 4, perKWh: 0.2 },
      { kind: 'none', energyKWh: 20, cost: undefined, perKWh: undefined },
    ]);
  });

  it('is none, with its reason, without any price, any power, or a price for peaks', () => {
    const { cost, demandCost, energy } = costOf(flat(0.25, '2027-01-01'), [[40]]);
    expect([cost, demandCost, energy]).toMatchObject([{ kind: 'none', reason: 'noRate' }, { reason: 'noDemandPrice' }, { value: 10 }]);
    expect(costOf(flat(0.25), [[NaN]]).energy).toMatchObject({ kind: 'none', reason: 'noPower', coverage: 0 });
  });

  it('at a flat rate is that of the energy balance, to the last digit, and so is its energy', () => {
    fc.assert(
      fc.property(
        plantLog,
        fc.nat({ max: 8 }),
        fc.nat({ max: 12 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (table, first, count, rate) => {
          const range = rangeOf(count, first * quarterHourMs);
          const prepared = preparedTotals();
          prepared.append(table, logPeriodS);
          const { plant } = energyBalanceOf(prepared.totals(range), [], { ratePerKWh: rate, co2KgPerKWh: 0.4 });
          const question = { range, prices: flat(rate), co2: flat(0.4), zone, every: 'day' } as const;
          const { cost, co2, energy, costNoLoad } = energyCostOf(energiesOf(table, range, logPeriodS), question);
          const values = [energy, cost, co2, costNoLoad].map((of) => (of.kind === 'none' ? undefined : of.value));
          expect(values).toEqual([plant.energyKWh, plant.cost, plant.co2Kg, plant.costNoLoad]);
        },
      ),
    );
  });

  const powers = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 24 });
  const price = fc.integer({ min: -50, max: 500 }).map((cents) => cents / 100);

  it('of two ranges that follow each other adds up', () => {
    fc.assert(
      fc.property(powers, fc.array(price, { minLength: 24, maxLength: 24 }), fc.nat(), (of, prices, at) => {
        const cut = at % of.length;
        const parts = [rangeOf(cut), rangeOf(of.length - cut, startMs + cut * quarterHourMs)];
        const table = powerLog(startMs, of);
        const costs = [rangeOf(of.length), ...parts].map((range) => {
          const { cost } = energyCostOf(energiesOf(table, range, quarterS), {
            ...{ range, prices: seriesOf(...prices), co2: flat(0), zone, every: 'day' },
          });
          return cost.kind === 'none' ? 0 : cost.value;
        });
        expect(costs[1]! + costs[2]!).toBeCloseTo(costs[0]!, 6);
      }),
    );
  });

  it('changes by a later tariff for later days only', () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
    const range = { fromMs: plantDayRange(days[0]!, zone).fromMs, untilMs: plantDayRange(days[2]!, zone).untilMs };
    const all = Array.from({ length: 3 * 96 }, (_, i) => 50 + (i % 7));
    const before = costOf(twoRates, [all], { range }).periods;
    const after = costOf([...twoRates, ...flat(9, '2026-11-20')], [all], { range }).periods;
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]!.cost).toBeCloseTo(9 * after[2]!.energyKWh!, 6);
  });

  it('grows by d x W where the price of a quarter hour with the energy W grows by d', () => {
    fc.assert(
      fc.property(powers, price, fc.nat(), (of, d, which) => {
        const at = which % of.length;
        const prices = of.map(() => 0.25);
        const raised = prices.map((each, i) => (i === at ? each + d : each));
        const [low, high] = [prices, raised].map((each) => valueOf(costOf(seriesOf(...each), [of]).cost));
        expect(high! - low!).toBeCloseTo((d * of[at]!) / 4, 6);
      }),
    );
  });
});

describe('peaks', () => {
  it('of all machines together are never above the sum of theirs', () => {
    const machine = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(machine, machine, (a, b) => {
        const peakOf = (...machines: readonly (readonly number[])[]) => valueOf(costOf(flat(0), machines).peak);
        expect(peakOf(a, b)).toBeLessThanOrEqual(peakOf(a) + peakOf(b));
      }),
    );
  });

  it('are the ten highest quarter hours, of equal ones the earlier, with what ran in them', () => {
    const powers = [5, 9, 9, 1, 2, 3, 4, 6, 7, 8, 10, 11].map((sixteenths) => sixteenths / 16);
    const { peaks } = costOf(flat(0), [powers, powers.map(() => 1)]);
    expect(peaks.map(({ powerKW, fromMs }) => [powerKW, (fromMs - startMs) / quarterHourMs])).toEqual(
      [11, 10, 1, 2, 9, 8, 7, 0, 6, 5].map((at) => [powers[at]! + 1, at]),
    );
    expect(peaks[0]!.running).toEqual([1, 2]);
  });

  it('are none where less than half of a quarter hour is known', () => {
    const { peaks, periods } = costOf(flat(0), [
      [80, NaN, 10],
      [NaN, NaN, 10],
      [NaN, 300, 10],
    ]);
    expect(peaks.map(({ powerKW }) => powerKW)).toEqual([30]);
    expect(periods[0]!.peakKW).toBe(30);
  });

  it('are those of which half is known, too', () => {
    const { peaks, peak } = costOf(flat(0), [
      [80, 20],
      [NaN, 20],
    ]);
    expect(peaks.map(({ powerKW }) => powerKW)).toEqual([80, 40]);
    expect(valueOf(peak)).toBe(80);
  });

  it('cost by the month what the highest of each costs at the price of its time', () => {
    const range = { fromMs: Date.parse('2026-09-29T22:00Z'), untilMs: Date.parse('2026-10-01T22:00Z') };
    const powers = Array.from({ length: 2 * 96 }, (_, i) => (i === 10 || i === 100 ? 200 : 50));
    const demand = (perKW: number) => ({ perKW, per: 'month' }) as const;
    const prices = [...flat(0.25), ...flat(0.25, '2026-10-01')].map((entry, i) => ({ ...entry, demand: demand(i === 0 ? 10 : 12) }));
    expect(valueOf(costOf(prices, [powers], { range }).demandCost)).toBe(200 * 10 + 200 * 12);
  });
});

describe('the cost by rate of a period', () => {
  it('is one part for each rate of the whole, and they make its cost', () => {
    const range = { fromMs: plantDayRange('2026-11-20', zone).fromMs, untilMs: plantDayRange('2026-11-21', zone).untilMs };
    const { byRate, periods } = costOf(twoRates, [Array<number>(2 * 96).fill(80)], { range });
    expect(byRate.map(({ name }) => name)).toEqual(['low', 'high']);
    expect(periods.map(({ costByRate }) => costByRate.map((cost) => cost && Math.round(cost * 1e9) / 1e9))).toEqual([
      [128, 358.4],
      [384, undefined],
    ]);
  });

  it('adds up to its cost, whatever the powers and prices are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 }), (powers) => {
        const { periods, byRate } = costOf(twoRates, [powers]);
        for (const { cost, costByRate } of periods) {
          expect(costByRate).toHaveLength(byRate.length);
          expect(costByRate.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBeCloseTo(cost!, 6);
        }
      }),
    );
  });
});

describe('the fourths of the time by price', () => {
  it('are four equal times, the cheapest first, with what they took and cost', () => {
    const { priceFourths } = costOf(seriesOf(0.4, 0.1, 0.3, 0.2), [[40, 10, 30, 20].map(kWh)]);
    expect(priceFourths).toMatchObject([
      { minPerKWh: 0.1, maxPerKWh: 0.1, energyKWh: 10, cost: 1 },
      { minPerKWh: 0.2, maxPerKWh: 0.2, energyKWh: 20, cost: 4 },
      { minPerKWh: 0.3, maxPerKWh: 0.3, energyKWh: 30, cost: 9 },
      { minPerKWh: 0.4, maxPerKWh: 0.4, energyKWh: 40, cost: 16 },
    ]);
  });

  it('split a rate that lies in two of them by its time', () => {
    const { priceFourths } = costOf(seriesOf(0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2), [Array<number>(8).fill(kWh(10))]);
    expect(priceFourths.map(({ minPerKWh, maxPerKWh, energyKWh, cost }) => [minPerKWh, maxPerKWh, energyKWh, cost])).toEqual([
      [0.1, 0.1, 20, 2],
      [0.1, 0.1, 20, 2],
      [0.1, 0.1, 20, 2],
      [0.2, 0.2, 20, 4],
    ]);
    const [first, second] = costOf(seriesOf(0.1, 0.2, 0.2, 0.2, 0.2, 0.2), [Array<number>(6).fill(kWh(10))]).priceFourths;
    expect(first).toMatchObject({ minPerKWh: 0.1, maxPerKWh: 0.2, energyKWh: 15 });
    expect(first!.cost).toBeCloseTo(2, 9);
    expect(second).toMatchObject({ minPerKWh: 0.2, maxPerKWh: 0.2, energyKWh: 15 });
  });

  it('are none where there is one price, or none', () => {
    expect(costOf(flat(0.25), [[40, 40]]).priceFourths).toEqual([]);
    expect(costOf(seriesOf(0.2, 0.2), [[40, 40, 40]]).priceFourths).toEqual([]);
    expect(costOf([], [[40]]).priceFourths).toEqual([]);
  });

  it('make the energy that has a price and its cost, the cheapest at the lowest mean price', () => {
    const prices = fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(prices, (cents) => {
        const of = costOf(seriesOf(...cents.map((each) => each / 100)), [cents.map((_, i) => 10 + i), cents.map(() => 5)]);
        fc.pre(of.priceFourths.length > 0);
        const sum = (figure: 'energyKWh' | 'cost') => of.priceFourths.reduce((all, fourth) => all + fourth[figure]!, 0);
        expect(sum('energyKWh')).toBeCloseTo(valueOf(of.energy), 6);
        expect(sum('cost')).toBeCloseTo(valueOf(of.cost), 6);
        const means = of.priceFourths.map(({ meanPerKWh }) => meanPerKWh!);
        for (const [i, mean] of means.slice(1).entries()) expect(mean).toBeGreaterThanOrEqual(means[i]! - 1e-9);
      }),
    );
  });
});

describe("the site's peak", () => {
  const site = new Map([500, 800, 700].map((power, i) => [start + i, power]));

  it('has what the station took in it, which need not be its own peak', () => {
    const { sitePeak, peaks } = costOf(flat(0.25), [[90, 40, 60, 20]], { site });
    expect(sitePeak).toEqual({ fromMs: startMs + quarterHourMs, siteKW: 800, stationKW: 40, coverage: 0.75 });
    expect(peaks.map(({ powerKW, siteKW }) => [powerKW, siteKW])).toEqual([
      [90, 500],
      [60, 700],
      [40, 800],
      [20, undefined],
    ]);
  });

  it('is not known without a meter, or where it has nothing of the range; the station is not where it has no data', () => {
    expect(costOf(flat(0.25), [[90]]).sitePeak).toBeUndefined();
    expect(costOf(flat(0.25), [[90]], { site: new Map([[start - 1, 900]]) }).sitePeak).toBeUndefined();
    expect(costOf(flat(0.25), [[90, NaN]], { site }).sitePeak).toMatchObject({ siteKW: 800, stationKW: undefined, coverage: 1 });
  });

  it('is of the meter that was in force', () => {
    const day = (date: string) => plantDayRange(date, zone).fromMs / quarterHourMs;
    const series = new Map([
      ['old', new Map([day('2026-11-19') - 1, day('2026-11-19'), day('2026-11-21')].map((quarter) => [quarter, 100]))],
      ['new', new Map([day('2026-11-20') - 1, day('2026-11-20')].map((quarter) => [quarter, 200]))],
    ]);
    const meters = [
      { since: '2026-11-20', series: 'new' },
      { since: '2026-11-19', series: 'old' },
    ];
    expect([...sitePower(meters, (name) => series.get(name)!, zone)]).toEqual([
      [day('2026-11-19'), 100],
      [day('2026-11-20'), 200],
    ]);
  });
});

test('shades of rates go by their price; what has none has no shade, and rates beyond the shades share the last', () => {
  const { byRate } = costOf(twoRates, [Array<number>(96).fill(80)], { range: plantDayRange('2026-11-20', zone) });
  expect(rateShades(byRate, 5)).toEqual([1, 0]);
  expect(rateShades(byRate, 1)).toEqual([0, 0]);
  expect(rateShades(costOf(seriesOf(0.1), [[40, 40]]).byRate, 5)).toEqual([0, undefined]);
});

test.each([
  ['day', ['2026-11-29', '2026-11-30', '2026-12-01']],
  ['week', ['2026-11-23', '2026-11-30']],
  ['month', ['2026-11-01', '2026-12-01']],
  ['year', ['2026-01-01']],
] as const)('energies are added up by %s of the calendar of the plant', (every, firstDays) => {
  const range = { fromMs: plantDayRange('2026-11-29', zone).fromMs, untilMs: plantDayRange('2026-12-01', zone).untilMs };
  const { periods, energy, cost, co2 } = costOf(twoRates, [Array.from({ length: 3 * 96 }, (_, i) => i)], { range, every });
  expect(periods.map(({ firstDay }) => firstDay)).toEqual(firstDays);
  const sum = (figure: 'energyKWh' | 'cost' | 'co2Kg') => periods.reduce((all, of) => all + of[figure]!, 0);
  expect(sum('energyKWh')).toBeCloseTo(valueOf(energy), 6);
  expect(sum('cost')).toBeCloseTo(valueOf(cost), 6);
  expect(sum('co2Kg')).toBeCloseTo(valueOf(co2), 6);
});

test('loads of a week and a day are those of its quarter hours with their prices; of a longer range there are none', () => {
  const powers = [80, NaN, 40];
  expect(costOf(twoRates, [powers]).loads).toEqual(
    powers.map((powerKW, i) => ({
      fromMs: startMs + i * quarterHourMs,
      powerKW: Number.isNaN(powerKW) ? undefined : powerKW,
      perKWh: expect.any(Number),
    })),
  );
  expect(costOf(twoRates, [Array.from({ length: 8 * 96 }, () => 1)]).loads).toHaveLength(8 * 96);
  expect(costOf(twoRates, [Array.from({ length: 8 * 96 + 1 }, () => 1)]).loads).toEqual([]);
});

test('one price holds until the first tariff, and a later one changes no earlier cent', () => {
  const range = { fromMs: plantDayRange('2026-11-29', zone).fromMs, untilMs: plantDayRange('2026-12-01', zone).untilMs };
  const powers = [Array.from({ length: 3 * 96 }, (_, i) => i)];
  const entries = [{ since: '2026-12-01', kind: 'flat', perKWh: 0.5 }] as const;
  const [before, after] = [[], entries].map(
    (each) =>
      costOf(
        ratesInForce(0.25, each, () => new Map()),
        powers,
        { range },
      ).periods,
  );
  expect(before).toEqual(costOf(flat(0.25), powers, { range }).periods);
  expect(after!.slice(0, 2)).toEqual(before!.slice(0, 2));
  expect(after![2]!.cost).toBe(2 * before![2]!.cost!);
});
