import { describe, expect, it, test } from '@jest/globals';
import { daysAroundTest, leakFindings, leakTestFindings, type LeakTestQuestion, testedNightUse } from '../../../core/leakage/index.ts';
import { meanMargin } from '../../../core/leakage/leakLevels.ts';
import { type NightFlow, nightFlows } from '../../../core/leakage/nightFlows.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { type Channel, channels, sampleRowOf, type SampleTable, tableBuilder } from '../../../core/samples/index.ts';
import { shiftDay, type TimeRange } from '../../../core/time/index.ts';
import { tableOf } from '../samples/tables.ts';
import { samplePeriodS, simulatedNights } from './simulatedNights.ts';

const periodS = 2;
const fromMs = Date.parse('2026-03-14T12:00:00Z');
const rangeOf = (minutes: number): TimeRange => ({ fromMs, untilMs: fromMs + minutes * 60_000 });
/** The demo plant with all consumers off. */
const resting: PlantConfig = {
  ...demoPlant,
  events: [],
  demand: { ...demoPlant.demand, plateauM3min: 0, peaks: { ...demoPlant.demand.peaks, chance: 0 } },
};

function logOf(config: PlantConfig, { untilMs }: TimeRange): SampleTable {
  const builder = tableBuilder(channels);
  for (const state of plantStates({ config, seed: 1, fromMs, untilMs: untilMs - 1, stepS: periodS }))
    builder.append(state.atMs, sampleRowOf(plantSnapshot(config, state)).values);
  return builder.table();
}

const nightsOf = (flows: readonly number[], pressureBar = 7): readonly NightFlow[] =>
  flows.map((flowM3min, i) => ({ day: shiftDay('2026-03-01', i), flowM3min, meanM3min: flowM3min, pressureBar, coverage: 1 }));

describe('a test with all consumers off', () => {
  const range = rangeOf(60);
  const log = logOf(resting, range);

  it('[FIELD-5] is no measurement by a flow that was calculated; by cycles and falls of the pressure it is', () => {
    const kinds = (...estimated: readonly Channel[]) =>
      leakTestFindings(log, { range, periodS, nights: [], volume: undefined, estimated })
        .filter(({ kind }) => kind !== 'none')
        .map(({ method, kind }) => [method, kind]);
    const byFlow = kinds()[0]!;
    expect(byFlow).toEqual(['baseFlow', 'measured']);
    const others = kinds().slice(1);
    expect(kinds('volumeFlowM3min@0')).toEqual([['baseFlow', 'rule'], ...others]);
    expect(kinds('deliveryVolumeM3min@0', 'electricalPowerKW@1')).toEqual([byFlow, ...others]);
  });

  it('measures what the simulated plant leaks, and with it what is used at night when least is', () => {
    const { table, truth, zone, ...span } = simulatedNights(3, '2026-03-02T00:00:00Z', 14);
    const nights = nightFlows(table, { ...span, zone, periodS: samplePeriodS });
    const found = leakTestFindings(log, { range, periodS, nights, volume: undefined });
    const [byFlow] = found;
    if (byFlow?.kind !== 'measured') throw new Error('no flow');
    expect(Math.abs(byFlow.value / truth.leakedM3min - 1)).toBeLessThan(0.05);
    const nightUseM3min = testedNightUse(found, { nights })!;
    expect(nightUseM3min).toBeGreaterThan(0.75 * truth.minUsedM3min);
    expect(nightUseM3min).toBeLessThan(truth.usedM3min);
    const evidence = { nights, cycles: [], decays: { decays: [], longEnough: 0, farEnough: 0 }, volume: undefined, days: 14, range: span };
    const [tested, typed] = (['fitted', 'entered'] as const).map(
      (nightUseSource) => leakFindings({ ...evidence, nightUseM3min, nightUseSource })[0]!,
    );
    if (tested?.kind !== 'fitted' || typed?.kind !== 'fitted') throw new Error('no leak');
    expect(tested.low <= truth.leakedM3min && truth.leakedM3min <= tested.high).toBe(true);
    expect(tested.high - tested.low).toBeLessThan(typed.high - typed.low);
  });

  test.each([
    ['shorter than ten minutes', rangeOf(9)],
    ['without data', { fromMs: fromMs - 3_600_000, untilMs: fromMs }],
  ])('that is %s measures nothing', (_, of) => {
    expect(leakTestFindings(log, { range: of, periodS, nights: [], volume: undefined })).toMatchObject([
      { kind: 'none', reason: 'fewMinutes' },
      { kind: 'none' },
      { kind: 'none' },
    ]);
  });

  it('finds no use where more leaks than flows at night, and none without nights', () => {
    const found = leakTestFindings(log, { range, periodS, nights: [], volume: undefined });
    expect(testedNightUse(found, { nights: nightsOf(Array<number>(7).fill(0.1)) })).toBe(0);
    expect(testedNightUse(found, { nights: [] })).toBeUndefined();
    const tested = {
      kind: 'measured',
      value: 3,
      low: 3,
      high: 3,
      unit: 'm3/min',
      method: 'baseFlow',
      ...range,
      coverage: 1,
      n: 3,
    } as const;
    const atBar = { key: 'atBar', value: 7, source: 'fitted' } as const;
    expect(testedNightUse([{ ...tested, assumptions: [atBar] }], { nights: nightsOf(Array<number>(7).fill(6), 5) })).toBeCloseTo(3.75, 9);
    expect(testedNightUse([], { nights: nightsOf(Array<number>(7).fill(6)) })).toBeUndefined();
  });
});

describe('the flow of a test', () => {
  const minutes = 15;
  /** A sample a minute of three means: 2 at 6 bar, 2.6 at 7 and 2.4 at 8 bar. */
  const [flows, bars] = [
    [2, 2.6, 2.4],
    [6, 7, 8],
  ];
  const each = (values: readonly number[]) => Array.from({ length: minutes }, (_, i) => values[Math.floor(i / 5)]!);
  const tableWith = (known: readonly number[], status = [3, 3, 3]) =>
    tableOf(
      Array.from({ length: minutes }, (_, i) => fromMs + i * 60_000),
      { 'volumeFlowM3min@0': each(known), 'systemPressureBar@0': each(bars), 'status@1': each(status) },
    );
  const byFlow = (table: SampleTable, more: Partial<LeakTestQuestion> = {}) =>
    leakTestFindings(table, { range: rangeOf(minutes), periodS: 60, nights: [], volume: undefined, ...more })[0]!;
  const levelAt = (bar: number, sensorShare: number) => {
    const at = flows.map((flow, i) => (flow * (bar + 1)) / (bars[i]! + 1));
    const [value, margin] = [at.reduce((a, b) => a + b, 0) / 3, meanMargin(at)];
    return {
      value: expect.closeTo(value, 12),
      low: expect.closeTo((value - margin) * (1 - sensorShare), 12),
      high: expect.closeTo((value + margin) * (1 + sensorShare), 12),
    };
  };

  it('is the mean at the middle pressure, its own or that of the nights, off by chance and by the sensor', () => {
    expect(byFlow(tableWith(flows))).toEqual({
      ...{ kind: 'measured', ...levelAt(7, 0.03), unit: 'm3/min', method: 'baseFlow', ...rangeOf(minutes), coverage: 1, n: 3 },
      assumptions: [{ key: 'atBar', value: 7, source: 'fitted' }],
    });
    expect(byFlow(tableWith(flows), { nights: nightsOf([6], 5), sensorShare: 0.1 })).toMatchObject({
      ...levelAt(5, 0.1),
      assumptions: [{ value: 5 }],
    });
  });

  it('is that of the means in which a machine ran; two of them are enough, and ten minutes', () => {
    expect(byFlow(tableWith([2, NaN, 3]))).toMatchObject({ n: 2, coverage: 2 / 3 });
    expect(byFlow(tableWith(flows, [3, 1, 3]))).toMatchObject({ n: 2, coverage: 1 });
    expect(byFlow(tableWith(flows, [3, 1, 1]))).toMatchObject({ kind: 'none', reason: 'fewMinutes', coverage: 1 });
    expect(byFlow(tableWith(flows), { range: rangeOf(10) })).toMatchObject({ n: 2 });
    expect(byFlow(tableWith(flows), { range: { fromMs, untilMs: fromMs + 599_999 } })).toMatchObject({
      reason: 'fewMinutes',
      coverage: 0,
    });
  });

  it('is not below nothing', () => {
    expect(byFlow(tableWith([0, 0, 3]))).toMatchObject({ low: 0 });
  });
});

it('a test is compared with the days of two weeks before and behind it', () => {
  const test = { fromMs: Date.parse('2026-03-20T23:30:00+01:00'), untilMs: Date.parse('2026-03-21T00:00:00+01:00') };
  expect(daysAroundTest(test, 'Europe/Berlin')).toEqual({ first: '2026-03-06', last: '2026-04-03' });
  expect(daysAroundTest({ ...test, untilMs: test.untilMs + 1 }, 'Europe/Berlin')).toEqual({ first: '2026-03-06', last: '2026-04-04' });
});
