import { describe, expect, it } from '@jest/globals';
import { dearHours } from '../../../core/measures/dearHours.ts';
import type { MeasureInputs } from '../../../core/measures/index.ts';
import type { NightUse } from '../../../core/plantData/index.ts';
import { weekdays } from '../../../core/time/index.ts';
import { cost, finding, leakCost, quietYear, range } from './inputs.ts';

const quarterMs = 900_000;
const fourth = (meanPerKWh: number) => ({
  ...{ minPerKWh: meanPerKWh, maxPerKWh: meanPerKWh, meanPerKWh, energyKWh: 1, energyNoLoadKWh: 0, cost: 1 },
});
const fourths = (cheap: number, dear: number) => [cheap, 9, 0, dear].map(fourth);
/** Of no day of the week and no hour alone. */
const priceAt = (quarter: number) => [0.1, 0.15, 0.4, 0.28, 0.33][Math.floor(quarter / 3) % 5]!;
const consumer = (more: Partial<NightUse>): NightUse => ({
  ...{ name: 'A', since: '2025-01-01', flowM3min: 2, days: ['mon', 'thu'], fromHour: 8, untilHour: 14 },
  ...more,
});
const look = (more: Partial<MeasureInputs>) =>
  dearHours.look({ ...quietYear, cost: { ...cost, priceFourths: fourths(0.15, 0.3) }, leakCost: leakCost([5, 6, 8]), ...more });

describe('moving consumers into cheap hours', () => {
  it('saves at most what their quarter hours cost more than the cheapest fourth of the time', () => {
    const consumers = [consumer({}), consumer({ name: 'B', flowM3min: 1.7, days: ['sun', 'tue'], fromHour: 21.5, untilHour: 4.25 })];
    const isOn = [
      (day: string, hour: number) => ['mon', 'thu'].includes(day) && hour >= 8 && hour < 14,
      (day: string, hour: number) => ['sun', 'tue'].includes(day) && (hour >= 21.5 || hour < 4.25),
    ];
    let [m3minHours, dearer] = [0, 0];
    for (let atMs = range.fromMs; atMs < range.untilMs; atMs += quarterMs) {
      const [at, perKWh] = [new Date(atMs), priceAt(atMs / quarterMs)];
      const day = weekdays[at.getUTCDay()]!;
      const flow = consumers.reduce(
        (sum, each, i) => sum + (isOn[i]!(day, at.getUTCHours() + at.getUTCMinutes() / 60) ? each.flowM3min : 0),
        0,
      );
      m3minHours += flow / 4;
      dearer += (flow / 4) * Math.max(0, perKWh - 0.15);
    }
    const high = expect.closeTo(dearer * 8, 6);
    expect(look({ consumers, prices: { rateAt: (quarter) => ({ name: '', perKWh: priceAt(quarter) }) } })).toMatchObject({
      kind: 'found',
      energy: undefined,
      money: { kind: 'upperBound', value: high, low: 0, high },
      facts: [
        { name: 'spreadShare', value: expect.closeTo(0.6, 12) },
        { name: 'shiftableShare', value: expect.closeTo((m3minHours * 6) / 1_050_000, 12) },
      ],
      evidence: { page: 'cost' },
    });
  });

  it('is of the whole quarter hours of the range that have a price', () => {
    const all = consumer({ days: weekdays, fromHour: 0, untilHour: 24, flowM3min: 1000 });
    // a quarter of an hour at 0.35 more, for 8 kW each; it is one of 365 days
    const one = look({
      ...{ consumers: [all], range: { fromMs: range.fromMs + 1, untilMs: range.untilMs - 1 } },
      prices: { rateAt: (quarter) => (quarter === range.fromMs / quarterMs + 1 ? { name: '', perKWh: 0.5 } : undefined) },
      cost: { ...cost, energy: finding('measured', 'quarterHours', [1, 1, 1]), priceFourths: fourths(0.15, 0.3) },
    });
    expect(one).toMatchObject({ money: { high: expect.closeTo(250 * 0.35 * 8, 9) } });
    const ends = [range.fromMs / quarterMs, range.untilMs / quarterMs - 1, range.untilMs / quarterMs];
    const prices = { rateAt: (quarter: number) => (ends.includes(quarter) ? { name: '', perKWh: 0.5 } : undefined) };
    const share = (of: MeasureInputs['range']) => look({ consumers: [all], prices, range: of }).facts[1]!.value * 1_050_000;
    expect([share(range), share({ fromMs: range.fromMs + 1, untilMs: range.untilMs - 1 })]).toEqual([expect.closeTo(3000, 6), 0]);
  });

  it('counts a consumer from an hour until the same one as on all day', () => {
    const prices = { rateAt: (quarter: number) => ({ name: '', perKWh: priceAt(quarter) }) };
    const [round, all] = [
      { fromHour: 7, untilHour: 7 },
      { fromHour: 0, untilHour: 24 },
    ].map((hours) => look({ consumers: [consumer(hours)], prices }));
    expect(round).toEqual(all);
  });

  it('needs prices that are apart by more than a fifth of their mean', () => {
    const priced = (cheap: number, dear: number) =>
      look({ cost: { ...cost, meanPrice: finding('measured', 'quarterHours', [5, 5, 5]), priceFourths: fourths(cheap, dear) } });
    expect(priced(4, 5)).toMatchObject({ reason: 'littleSpread', facts: [{ name: 'spreadShare', value: 0.2 }] });
    expect(priced(4, 5.01)).toMatchObject({ reason: 'nothingShiftable' });
  });

  it('needs consumers of more than a hundredth of the energy', () => {
    const half = { ...consumer({ days: weekdays, fromHour: 12, untilHour: 24 }) };
    // 52 560 kWh
    const ofAll = (kWh: number) =>
      look({
        consumers: [half],
        cost: { ...cost, energy: finding('measured', 'quarterHours', [kWh, kWh, kWh]), priceFourths: fourths(0.15, 0.3) },
      });
    expect(ofAll(5_256_000)).toMatchObject({ reason: 'nothingShiftable', facts: [{}, { name: 'shiftableShare', value: 0.01 }] });
    expect(ofAll(5_255_000).kind).toBe('found');
  });
});
