import { describe, expect, it, test } from '@jest/globals';
import { figureSpread, isLikeCovered, plantIndex, type Statistic, statisticRows } from '../../../core/statistics/index.ts';
import { valuesOf, plantValues } from './values.ts';

const tariff = { ratePerKWh: 0.25, co2KgPerKWh: 0.4 };

describe('the rows of a statistic', () => {
  it('are the machines by number and the plant, an installed machine without counts among them', () => {
    const now = [valuesOf(8), valuesOf(1), plantValues()];
    const { machines, plant } = statisticRows('motorStarts', { now, before: undefined, installed: [1, 3], tariff });
    expect(machines.map(({ index }) => index)).toEqual([1, 3, 8]);
    expect(plant.index).toBe(plantIndex);
    expect(machines[1]).toMatchObject({ coverage: 0, figures: { motorStarts: { now: undefined } } });
  });

  it('of a controller that reports no coverage have none, not even where a machine has no record', () => {
    const unreported = (index: number) => ({ ...valuesOf(index), coverage: undefined });
    const { machines } = statisticRows('motorStarts', {
      now: [unreported(1), unreported(2)],
      before: [unreported(1)],
      installed: [3],
      tariff,
    });
    expect(machines.map(({ coverage, coverageBefore }) => [coverage, coverageBefore])).toEqual(machines.map(() => [undefined, undefined]));
    const [row] = statisticRows('motorStarts', { now: [unreported(1)], before: undefined, installed: [], tariff }).machines;
    expect(row?.coverageBefore).toBe(0);
  });

  it('[FIELD-5] name what was estimated of that which the statistic is made of, in each period', () => {
    const now = [valuesOf(1, { estimated: ['energyKWh', 'energyLoadKWh', 'volumeM3'] }), valuesOf(2)];
    const before = [valuesOf(2, { estimated: ['volumeM3'] })];
    const of = (name: Statistic) =>
      statisticRows(name, { now, before, installed: [3], tariff }).machines.map(({ estimated, estimatedBefore }) => [
        estimated,
        estimatedBefore,
      ]);
    expect(of('specificPower')).toEqual([
      [['energyKWh', 'energyLoadKWh', 'volumeM3'], []],
      [[], ['volumeM3']],
      [[], []],
    ]);
    expect(of('energyConsumption')).toEqual([
      [['energyKWh', 'energyLoadKWh'], []],
      [[], []],
      [[], []],
    ]);
    for (const name of ['loadTimes', 'motorStarts'] as const) expect(of(name).flat(2)).toEqual([]);
  });

  it('set each figure beside that of the period before', () => {
    const before = [valuesOf(1, { motorStarts: 8 })];
    const [row] = statisticRows('motorStarts', { now: [valuesOf(1)], before, installed: [], tariff }).machines;
    expect(row?.figures.motorStarts).toEqual({ now: 10, before: 8, change: 2, changeRatio: 0.25 });
  });

  test.each<[string, number, number, sums: boolean, ratios: boolean]>([
    ['both are known', 1, 1, true, true],
    ['a point less, as it is shown', 0.9849, 0.9651, true, true],
    ['what is missing could be the whole change of a sum', 1, 0.97, false, true],
    ['likewise of this one', 0.97, 1, false, true],
    ['much less is known of the one before', 1, 0.94, false, false],
    ['much less is known of this one', 0.3, 1, false, false],
    ['nothing is known of the one before', 0.004, 0, false, false],
  ])('have a change only where the periods are alike: %s', (_, share, shareBefore, sums, ratios) => {
    const known = (of: number) => [valuesOf(1, { knownS: 86_400 * of })];
    const [row] = statisticRows('motorStarts', { now: known(share), before: known(shareBefore), installed: [], tariff }).machines;
    expect([isLikeCovered(row!, 'motorStarts'), isLikeCovered(row!, 'startsPerRunHour')]).toEqual([sums, ratios]);
    expect(row?.coverage).toBeCloseTo(share);
    expect(row?.coverageBefore).toBeCloseTo(shareBefore);
    expect(row?.figures.motorStarts).toMatchObject({ now: 10, before: 10, change: sums ? 0 : undefined });
    expect(row?.figures.startsPerRunHour).toMatchObject({ now: 0.5, before: 0.5, change: ratios ? 0 : undefined });
  });
});

describe('ratios of little running time', () => {
  const minutes = (of: number) => ({ loadS: of * 60, noLoadS: 0 });
  const rowOf = (name: 'specificPower' | 'motorStarts', runMin: number, runMinBefore: number) =>
    statisticRows(name, { now: [valuesOf(1, minutes(runMin))], before: [valuesOf(1, minutes(runMinBefore))], installed: [], tariff })
      .machines[0]!;

  test.each([
    ['minutes now', 12, 1200, false],
    ['minutes before', 1200, 12, false],
    ['an hour each', 60, 60, true],
    ['just less than an hour', 60, 59, false],
  ])('are compared only where both periods have enough: %s', (_, now, before, isCompared) => {
    const { figures } = rowOf('specificPower', now, before);
    expect(figures.totalPower).toMatchObject({ now: 6, before: 6, change: isCompared ? 0 : undefined });
    const starts = rowOf('motorStarts', now, before).figures;
    expect(starts.startsPerRunHour?.change === undefined).toBe(!isCompared);
    // sums of little time are whole
    expect(starts.motorStarts?.change).toBe(0);
  });

  it('are left out of what the machines are measured by', () => {
    const now = [valuesOf(1, { ...minutes(12), energyKWh: 9_000 }), valuesOf(2), valuesOf(3, { energyKWh: 1_100 })];
    const { machines } = statisticRows('specificPower', { now, before: undefined, installed: [], tariff });
    expect(figureSpread(machines, 'totalPower').max).toBeCloseTo(6.6);
  });
});

describe('how far the machines differ', () => {
  const rowsOf = (name: 'motorStarts' | 'loadTimes') =>
    statisticRows(name, {
      now: [valuesOf(1, { motorStarts: 4 }), valuesOf(2), valuesOf(3, { motorStarts: undefined, loadS: undefined })],
      before: undefined,
      installed: [4],
      tariff,
    }).machines;

  it('is reported by those whose figure is known', () => {
    expect(figureSpread(rowsOf('motorStarts'), 'motorStarts')).toEqual({ min: 4, max: 10, mean: 7 });
  });
  it('has no mean of ratios', () => {
    expect(figureSpread(rowsOf('loadTimes'), 'loadShare')).toEqual({ min: 0.9, max: 0.9, mean: undefined });
  });
  it('is unknown where no machine has the figure', () => {
    expect(figureSpread([], 'motorStarts')).toEqual({ min: undefined, max: undefined, mean: undefined });
  });
});
