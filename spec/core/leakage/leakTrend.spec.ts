import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { hash01 } from '../../../core/estimate/index.ts';
import { leakTrend } from '../../../core/leakage/index.ts';
import { type NightFlow, nightFlows } from '../../../core/leakage/nightFlows.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';

const firstDay = '2026-03-02';
const nightsOf = (flows: readonly number[], pressureBar = 7): readonly NightFlow[] =>
  flows.map((flowM3min, i) => ({ day: shiftDay(firstDay, i), flowM3min, meanM3min: flowM3min, pressureBar, coverage: 1 }));
const about = (flow: number, count: number, seed = 1) => Array.from({ length: count }, (_, i) => flow + 0.08 * (hash01(seed, i, 0) - 0.5));
const trendOfNights = (nights: readonly NightFlow[]) => leakTrend({ nights, days: nights.length, range: { fromMs: 0, untilMs: 1 } });
const trendOf = (flows: readonly number[]) => trendOfNights(nightsOf(flows));

describe('the flow of nights', () => {
  it('that grows by 0.6 m3/min is found on its second night, with the first one and by how much', () => {
    const { change, watched } = trendOf([...about(6.28, 28), ...about(6.88, 20, 2)]);
    const day = shiftDay(firstDay, 28);
    expect([watched, change?.since, change?.foundOn]).toEqual([34, day, shiftDay(day, 1)]);
    expect(change!.change.value).toBeCloseTo(0.6, 1);
    expect(change!.change.low).toBeLessThan(0.6);
    expect(change!.change.high).toBeGreaterThan(0.6);
  });

  it('that is less after a repair is found too, below 0', () => {
    expect(trendOf([...about(6.28, 28), ...about(5, 5)]).change!.change.high).toBeLessThan(0);
  });

  it('that creeps is found later than it began, and has a slope', () => {
    const { change, perWeek } = trendOf(about(6, 70).map((flow, i) => flow + 0.1 * Math.max(0, (i - 28) / 7)));
    expect(change!.foundOn > change!.since).toBe(true);
    expect(perWeek).toMatchObject({ kind: 'fitted', n: 10 });
    expect(perWeek.kind === 'fitted' && perWeek.low > 0 && perWeek.high < 0.11).toBe(true);
  });

  test.each([
    ['is the same each night', Array<number>(60).fill(6)],
    ['scatters about the same', about(6, 60)],
    ['is nothing', Array<number>(60).fill(0)],
  ])('that %s does not change', (_, flows) => {
    expect(trendOf(flows).change).toBeUndefined();
  });

  it('that is far off in one night of each week does not change', () => {
    const weekly = about(6.28, 70).map((flow, i) => (i % 7 === 5 ? flow + 1 : flow));
    expect(trendOf(weekly).change).toBeUndefined();
    expect(trendOf([...about(6.28, 40), 20, ...about(6.28, 20, 2)]).change).toBeUndefined();
  });

  it('that follows the pressure does not change', () => {
    const nights = nightsOf(
      Array.from({ length: 60 }, (_, i) => (i < 40 ? 8 : 7)),
      0,
    ).map((night) => ({
      ...night,
      flowM3min: night.flowM3min * 0.75,
      pressureBar: night.flowM3min - 1,
    }));
    expect(trendOfNights(nights).change).toBeUndefined();
  });

  it('is not watched for 14 nights, and has no slope in three weeks', () => {
    expect(trendOf([...about(6, 13), 60])).toMatchObject({ watched: 0, change: undefined, perWeek: { kind: 'none', reason: 'fewWeeks' } });
    expect(trendOf(about(6, 15)).weeks.map(({ nights }) => nights)).toEqual([7, 7, 1]);
  });

  it('has a slope in four weeks, however little is known of the last', () => {
    const { perWeek, weeks } = trendOf(Array.from({ length: 22 }, (_, i) => 6 + Math.floor(i / 7) / 10));
    expect(weeks.map(({ nights, flowM3min }) => [nights, flowM3min])).toEqual([7, 7, 7, 1].map((nights, i) => [nights, 6 + i / 10]));
    expect(perWeek).toMatchObject({ kind: 'fitted', n: 4, value: expect.closeTo(0.1, 9), coverage: 1 });
  });

  it('is compared from a change on that somebody has seen, that night among them, and has its weeks from the beginning', () => {
    const flows = [...about(6, 20), ...about(7, 20, 2)];
    const [nights, range] = [nightsOf(flows), { fromMs: 0, untilMs: 1 }];
    const seen = leakTrend({ nights, days: 40, range, comparedFrom: shiftDay(firstDay, 20) });
    expect(trendOf(flows).change!.since).toBe(shiftDay(firstDay, 20));
    expect(seen.change).toBeUndefined();
    expect(seen.watched).toBe(trendOf(flows.slice(20)).watched);
    expect(seen.weeks).toEqual(trendOf(flows).weeks);
  });

  it('has changed since the same night, and is known to have by the same night, whatever comes later and whatever the order', () => {
    const later = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 30 });
    const flows = [...about(6.28, 30), ...about(6.7, 10)];
    const { since, foundOn } = trendOf(flows).change!;
    fc.assert(
      fc.property(later, (more) => {
        const nights = nightsOf([...flows, ...more]);
        expect(trendOfNights(nights).change).toMatchObject({ since, foundOn });
        expect(trendOfNights(nights.toReversed())).toEqual(trendOfNights(nights));
      }),
    );
  });

  it('of twice as much changes by twice as much', () => {
    const flows = [...about(6, 28), ...about(7, 6)];
    const [once, twice] = [flows, flows.map((flow) => 2 * flow)].map((each) => trendOf(each).change!);
    expect(twice!.change.value).toBeCloseTo(2 * once!.change.value, 9);
    expect(twice!.since).toBe(once!.since);
  });
});

describe('the nights of the simulated plant', () => {
  const stepS = 10;
  /** Each from midnight to five. */
  const simulated = (seed: number, from: number, count: number, leakM3min: number): readonly NightFlow[] =>
    Array.from({ length: count }, (_, i) => {
      const config: PlantConfig = { ...demoPlant, events: [], leakage: { ...demoPlant.leakage, flowM3min: leakM3min } };
      const { fromMs } = plantDayRange(shiftDay(firstDay, from + i), config.zone);
      const night = { fromMs, untilMs: fromMs + 5 * 3_600_000 };
      const builder = tableBuilder(channels);
      for (const state of plantStates({ config, seed, ...night, untilMs: night.untilMs - 1, stepS }))
        builder.append(state.atMs, sampleRowOf(plantSnapshot(config, state)).values);
      return nightFlows(builder.table(), { ...night, zone: config.zone, periodS: stepS });
    }).flat();

  test.each([1, 2])('with seed %i change within three days of a leak that grows by 0.6 m3/min, and not before', (seed) => {
    const leakM3min = demoPlant.leakage.flowM3min;
    const { change } = trendOfNights([...simulated(seed, 0, 35, leakM3min), ...simulated(seed, 35, 3, leakM3min + 0.6)]);
    expect(change!.foundOn >= shiftDay(firstDay, 35)).toBe(true);
    expect(change!.change.high).toBeGreaterThan(0.4);
  });
});
