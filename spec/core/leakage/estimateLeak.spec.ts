import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { statusBit } from '../../../core/compressor/index.ts';
import { estimateLeak, type FoundLeak, type LeakEstimate, type LeakQuestion } from '../../../core/leakage/index.ts';
import { quietSpans, defaultQuietHours } from '../../../core/leakage/quietSpans.ts';
import { demoPlant, type PlantConfig } from '../../../core/plant/index.ts';
import { compressorChannel, pickRows, plantChannel, type SampleTable } from '../../../core/samples/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { airStatistics, volumeAndLeakage } from '../../../core/balance/index.ts';
import { expectConserved, tariff } from '../balance/expectConserved.ts';
import { tableOf } from '../samples/tables.ts';
import { samplePeriodS, simulatedNights } from './simulatedNights.ts';

const zone = 'Europe/Berlin';
const found = (estimate: LeakEstimate): FoundLeak => {
  if (estimate.kind === 'none') throw new Error(estimate.reason);
  return estimate;
};

const withNightShare = (share: number): PlantConfig => ({
  ...demoPlant,
  demand: { ...demoPlant.demand, weekday: demoPlant.demand.weekday.map((point) => ({ ...point, share: Math.max(share, point.share) })) },
});
const scenarios: readonly (readonly [string, string, number, PlantConfig])[] = [
  ['one weekday night', '2025-11-11T23:00:00Z', 1, demoPlant],
  ['a weekend', '2025-11-14T23:00:00Z', 2, demoPlant],
  ['days with a leak that is repaired', '2025-11-12T23:00:00Z', 3, demoPlant],
  ['the long day', '2025-10-25T22:00:00Z', 2, demoPlant],
  ['few leaks', '2025-11-14T23:00:00Z', 2, { ...demoPlant, events: [], leakage: { flowM3min: 1, atBar: 7 } }],
  ['many leaks', '2025-11-14T23:00:00Z', 2, { ...demoPlant, events: [], leakage: { flowM3min: 9, atBar: 7 } }],
  ['much use at night', '2025-11-11T23:00:00Z', 2, { ...withNightShare(0.25), events: [] }],
];

describe('the leak of the simulated plant', () => {
  const cases = scenarios.flatMap(([name, from, days, config]) => [1, 7, 42].map((seed) => [name, seed, from, days, config] as const));

  test.each(cases)('lies inside the interval when its night use is known: %s (seed %i)', (_name, seed, from, days, config) => {
    const { truth, table, ...range } = simulatedNights(seed, from, days, config);
    const question = { ...range, periodS: samplePeriodS };
    for (const nightUseM3min of [truth.usedM3min, truth.minUsedM3min]) {
      const leak = found(estimateLeak(table, { ...question, nightUseM3min }));
      expect(leak.kind).toBe('estimate');
      expect(leak.coverage).toBe(1);
      expect(leak.lowM3min).toBeLessThanOrEqual(truth.leakedM3min);
      expect(leak.highM3min).toBeGreaterThanOrEqual(truth.leakedM3min);
      expect(leak.flowM3min).toBeGreaterThanOrEqual(leak.lowM3min);
      expect(leak.flowM3min).toBeLessThanOrEqual(leak.highM3min);
    }
    const bound = found(estimateLeak(table, question));
    expect(bound.kind).toBe('upperBound');
    expect(bound.lowM3min).toBe(0);
    expect(bound.highM3min).toBeGreaterThan(truth.leakedM3min);
  });

  test.each([1, 2, 7, 42])('is found within 15 %% from the least night use, and not from none (seed %i)', (seed) => {
    const { truth, table, ...range } = simulatedNights(seed, '2025-11-11T23:00:00Z', 1);
    const question = { ...range, periodS: samplePeriodS };
    const leak = found(estimateLeak(table, { ...question, nightUseM3min: truth.minUsedM3min }));
    expect(Math.abs(leak.flowM3min / truth.leakedM3min - 1)).toBeLessThan(0.15);
    expect(leak.highM3min - leak.lowM3min).toBeLessThan(0.4 * truth.leakedM3min);
    expect(found(estimateLeak(table, question)).flowM3min).toBeGreaterThan(1.3 * truth.leakedM3min);
  });

  it('costs what it took to deliver it, in a balance that is conserved', () => {
    const { truth, table, ...range } = simulatedNights(3, '2025-11-11T23:00:00Z', 1);
    const totals = totalsOf(table, range, samplePeriodS);
    const { balance } = expectConserved(totals, demoPlant.machines);
    const { flowM3min, kind } = found(estimateLeak(table, { ...range, periodS: samplePeriodS, nightUseM3min: truth.usedM3min }));
    const plant = volumeAndLeakage(airStatistics(totals, { flowM3min, origin: kind }).machines, tariff).at(-1)!;
    expect(plant.leakedM3! / (flowM3min * 24 * 60)).toBeCloseTo(1, 9);
    expect(plant.leakageCost! / balance.plant.cost!).toBeCloseTo(plant.leakedM3! / balance.plant.volumeM3!, 12);
    expect(plant.leakedRatio).toBeGreaterThan(0.08);
    expect(plant.leakedRatio).toBeLessThan(0.3);
  });
});

const fromMs = Date.parse('2025-11-11T23:00:00Z');
const untilMs = fromMs + 86_400_000;
const running = statusBit.on | statusBit.running | statusBit.loaded;
const stepMs = 60_000;
const question: LeakQuestion = { fromMs, untilMs, zone, periodS: stepMs / 1000 };

/** A day of samples, one a minute; `minute` counts from the plant's midnight. */
function dayOf(flowM3min: (minute: number) => number, status: (minute: number) => number = () => running): SampleTable {
  const minutes = Array.from({ length: 1440 }, (_, i) => i);
  return tableOf(
    minutes.map((minute) => fromMs + minute * stepMs),
    { [plantChannel('volumeFlowM3min')]: minutes.map(flowM3min), [compressorChannel('status', 1)]: minutes.map(status) },
  );
}
const isNight = (minute: number) => minute < 300 || minute >= 1380;
const flat = dayOf((minute) => (isNight(minute) ? 5 : 40));

describe('the lowest sustained flow', () => {
  it('of a steady night is the bound, and less the night use the leak, without any doubt between', () => {
    expect(estimateLeak(flat, question)).toEqual({ kind: 'upperBound', flowM3min: 5, lowM3min: 0, highM3min: 5, days: 1, coverage: 1 });
    const leak = { kind: 'estimate', flowM3min: 3, lowM3min: 3, highM3min: 3, days: 1, coverage: 1 };
    expect(estimateLeak(flat, { ...question, nightUseM3min: 2 })).toEqual(leak);
    expect(estimateLeak(flat, { ...question, nightUseM3min: 5 })).toMatchObject({ flowM3min: 0, lowM3min: 0, highM3min: 0 });
  });

  it('is not that of a moment: a dip of twenty minutes leaves two thirds of it', () => {
    const dip = dayOf((minute) => (minute >= 60 && minute < 80 ? 0 : isNight(minute) ? 6 : 40));
    expect(found(estimateLeak(dip, question)).flowM3min).toBeCloseTo(4, 9);
  });

  it('of nights that differ spans from the least hour to the greatest mean, each with its margin, around the median of the least', () => {
    const flows = [6, 5, 9];
    const minutes = Array.from({ length: 3 * 1440 }, (_, i) => i);
    const nights = tableOf(
      minutes.map((minute) => fromMs + minute * stepMs),
      { [plantChannel('volumeFlowM3min')]: minutes.map((minute) => flows[Math.floor(minute / 1440)]!) },
    );
    const quietHours = { nightFromHour: 0, nightUntilHour: 5, restDays: [] };
    const threeDays = { ...question, untilMs: fromMs + 3 * 86_400_000, nightUseM3min: 2, quietHours };
    expect(found(estimateLeak(nights, threeDays))).toMatchObject({ flowM3min: 4, lowM3min: 3, highM3min: 7, days: 3 });
    const restless = dayOf((minute) => (!isNight(minute) ? 40 : minute < 60 ? 4 : 7));
    const margin = 2 * Math.sqrt(7.5 / 5 / 6);
    const leak = found(estimateLeak(restless, { ...question, nightUseM3min: 1 }));
    expect(leak.flowM3min).toBeCloseTo(3, 9);
    expect(leak.highM3min).toBeCloseTo((4 + 5 * 7) / 6 + margin - 1, 9);
    expect(leak.lowM3min).toBeCloseTo(4 - margin - 1, 9);
  });

  it('does not count hours without a running machine', () => {
    const off = (minute: number) => minute < 120;
    const standing = dayOf(
      (minute) => (off(minute) ? 0.5 : isNight(minute) ? 5 : 40),
      (minute) => (off(minute) ? statusBit.on : running),
    );
    expect(found(estimateLeak(standing, question)).flowM3min).toBeGreaterThan(0.5);
    const dead = dayOf(
      () => 3,
      () => statusBit.on,
    );
    expect(estimateLeak(dead, question)).toMatchObject({ kind: 'none', reason: 'noSustainedFlow', coverage: 1 });
  });

  it('counts where no log says whether a machine ran', () => {
    const unknown = dayOf(
      (minute) => (isNight(minute) ? 5 : 40),
      () => NaN,
    );
    expect(found(estimateLeak(unknown, question)).flowM3min).toBe(5);
  });

  it('takes the delivery where the flow into the network was never logged', () => {
    const delivery = {
      ...flat,
      columns: new Map([[plantChannel('deliveryVolumeM3min'), flat.columns.get(plantChannel('volumeFlowM3min'))!]]),
    };
    expect(found(estimateLeak(delivery, question)).flowM3min).toBe(5);
  });

  it('says how much of the quiet time has data, and nothing from less than half of it', () => {
    const first = (count: number) =>
      pickRows(
        flat,
        Array.from({ length: flat.length }, (_, i) => i).filter((i) => !isNight(i) || i < count),
      );
    expect(found(estimateLeak(first(240), question)).coverage).toBeCloseTo(240 / 360, 9);
    expect(estimateLeak(first(120), question)).toEqual({ kind: 'none', reason: 'tooLittleData', coverage: 120 / 360 });
    expect(found(estimateLeak(first(120), { ...question, minCoverage: 0.3 })).flowM3min).toBe(5);
  });

  it('is said from half of the quiet time, and of a moment only that nothing was sustained', () => {
    const known = (count: number) => dayOf((minute) => (isNight(minute) && minute >= count ? NaN : 5));
    expect(found(estimateLeak(known(180), question))).toMatchObject({ coverage: 0.5, flowM3min: 5 });
    const any = { ...question, minCoverage: 0 };
    expect(estimateLeak(known(0), any)).toEqual({ kind: 'none', reason: 'tooLittleData', coverage: 0 });
    expect(estimateLeak(known(10), any)).toMatchObject({ kind: 'none', reason: 'noSustainedFlow' });
    expect(estimateLeak(flat, { ...question, untilMs: fromMs })).toEqual({ kind: 'none', reason: 'noQuietTime', coverage: 0 });
  });

  test.each<readonly [string, SampleTable, Partial<LeakQuestion>, string]>([
    ['an empty table', tableOf([]), {}, 'tooLittleData'],
    ['an empty range', flat, { untilMs: fromMs }, 'noQuietTime'],
    ['a reversed range', flat, { untilMs: fromMs - 1 }, 'noQuietTime'],
    ['a day without night', flat, { quietHours: { nightFromHour: 0, nightUntilHour: 0, restDays: [] } }, 'noQuietTime'],
    ['missing flows', dayOf(() => NaN), {}, 'tooLittleData'],
    ['negative flows', dayOf(() => -1), {}, 'tooLittleData'],
    ['samples too far apart', flat, { periodS: 0 }, 'tooLittleData'],
    ['a negative night use', flat, { nightUseM3min: -1 }, 'invalidNightUse'],
    ['a night use that is no number', flat, { nightUseM3min: NaN }, 'invalidNightUse'],
    ['more night use than flow', flat, { nightUseM3min: 5.1 }, 'nightUseAboveFlow'],
  ])('gives no figure from %s', (_case, table, over, reason) => {
    expect(estimateLeak(table, { ...question, ...over })).toMatchObject({ kind: 'none', reason });
  });

  it('never gives NaN, Infinity, a negative flow or a flow outside its interval', () => {
    const flow = fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), fc.double(), fc.constant(NaN));
    fc.assert(
      fc.property(
        fc.array(flow, { minLength: 288, maxLength: 288 }),
        fc.option(fc.double(), { nil: undefined }),
        (flows, nightUseM3min) => {
          const table = dayOf((minute) => flows[Math.floor(minute / 5)]!);
          const estimate = estimateLeak(table, nightUseM3min === undefined ? question : { ...question, nightUseM3min });
          expect(estimate.coverage >= 0 && estimate.coverage <= 1).toBe(true);
          if (estimate.kind === 'none') return;
          const { lowM3min, flowM3min, highM3min } = estimate;
          expect(lowM3min >= 0 && lowM3min <= flowM3min && flowM3min <= highM3min && highM3min < Infinity).toBe(true);
        },
      ),
    );
  });
});

describe('quiet time', () => {
  const hoursOf = (from: string, until: string) =>
    quietSpans(Date.parse(from), Date.parse(until), defaultQuietHours, zone).map((span) => [
      span.day,
      (span.untilMs - span.fromMs) / 3_600_000,
    ]);

  it('is the night of working days and all of Saturday and Sunday', () => {
    expect(hoursOf('2025-11-13T23:00:00Z', '2025-11-16T23:00:00Z')).toEqual([
      ['2025-11-14', 5],
      ['2025-11-14', 1],
      ['2025-11-15', 24],
      ['2025-11-16', 24],
    ]);
  });

  it('follows the clock of the plant: the short Sunday has 23 hours, the long one 25', () => {
    expect(hoursOf('2025-03-29T23:00:00Z', '2025-03-30T22:00:00Z')).toEqual([['2025-03-30', 23]]);
    expect(hoursOf('2025-10-25T22:00:00Z', '2025-10-26T23:00:00Z')).toEqual([['2025-10-26', 25]]);
  });

  it('is cut by its range', () => {
    expect(hoursOf('2025-11-12T02:00:00Z', '2025-11-12T03:00:00Z')).toEqual([['2025-11-12', 1]]);
    expect(hoursOf('2025-11-12T09:00:00Z', '2025-11-12T12:00:00Z')).toEqual([]);
  });
});
