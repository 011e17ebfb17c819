import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyTotals, totalsOf } from '../../../core/totals/index.ts';
import {
  type Counts,
  countedFigures,
  countsOfTotals,
  coverageOf,
  type DailyRecord,
  machineCounts,
  plantIndex,
  statistic,
  statisticNames,
  countsOfRecords,
  dailyRecords,
  comparedStatistic,
} from '../../../core/statistics/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { expectConserved } from '../balance/expectConserved.ts';
import { machineTable, noLoad, onLoad, ready } from './machineTables.ts';

const zone = 'Europe/Berlin';
const days = ['2025-10-25', '2025-10-26', '2025-10-27'] as const;
const range = { fromMs: plantDayRange(days[0], zone).fromMs, untilMs: plantDayRange(days[2], zone).untilMs };
const course = (atMs: number) => [onLoad(80, 12), noLoad(20), ready, onLoad(40, 5)][Math.floor(atMs / 900_000) % 4]!;
const table = machineTable({ ...range, stepS: 60, machines: { 2: course, 5: () => onLoad(30, 2.5) } });
const totalsOfDay = (day: string) => totalsOf(table, plantDayRange(day, zone), 60);
const records: readonly DailyRecord[] = days.flatMap((day) => dailyRecords(day, totalsOfDay(day)));

const counts = (over: Partial<Counts>): Counts => ({
  index: 1,
  loadS: 100,
  noLoadS: 50,
  motorStarts: 3,
  energyKWh: 120,
  energyLoadKWh: 100,
  volumeM3: 1000,
  rangeS: 86_400,
  knownS: 86_400,
  ...over,
});
const record = (over: Partial<DailyRecord>): DailyRecord => ({ day: days[0], ...counts({}), ...over });

describe('the four daily statistics', () => {
  it('of each machine and of the plant are running times, starts, specific powers and energies', () => {
    const of = [counts({})];
    expect(statistic('loadTimes', of)).toEqual([{ index: 1, loadS: 100, noLoadS: 50 }]);
    expect(statistic('motorStarts', of)).toEqual([{ index: 1, motorStarts: 3 }]);
    expect(statistic('specificPower', of)).toEqual([{ index: 1, totalKWhM3: 0.12, loadKWhM3: 0.1 }]);
    expect(statistic('energyConsumption', of)).toEqual([{ index: 1, energyKWh: 120, energyLoadKWh: 100 }]);
    expect(statisticNames).toEqual(['loadTimes', 'motorStarts', 'specificPower', 'energyConsumption']);
  });

  it('[FIELD-5] name those of their figures that were estimated, of the plant what was of any machine', () => {
    const [two, five, plant] = countsOfTotals({
      ...totalsOf(table, range, 60),
      estimated: ['electricalPowerKW@2', 'deliveryVolumeM3min@5', 'electricalPowerKW@7', 'temperatureDegC@5'],
    });
    expect([two!.estimated, five!.estimated, plant!.estimated]).toEqual([
      ['energyKWh', 'energyLoadKWh'],
      ['volumeM3'],
      ['energyKWh', 'energyLoadKWh', 'volumeM3'],
    ]);
    for (const of of countsOfTotals(totalsOf(table, range, 60))) expect(of).not.toHaveProperty('estimated');
  });

  it('[FIELD-5] of several days have estimated what was on any of them, and nothing that was not counted', () => {
    const totals = totalsOf(table, range, 60);
    const [first, ...rest] = days.map(totalsOfDay);
    const counted = [{ ...first!, estimated: ['deliveryVolumeM3min@2'] as const }, ...rest].flatMap((of, i) => dailyRecords(days[i]!, of));
    expect(countsOfRecords(counted, days[0], days[2]).map(({ index, estimated }) => [index, estimated])).toEqual([
      [2, ['volumeM3']],
      [5, undefined],
      [plantIndex, ['volumeM3']],
    ]);
    expect(machineCounts(2, { ...totals.machines[1]!, powerS: 0 }, totals.rangeS, ['electricalPowerKW@2'])).not.toHaveProperty('estimated');
  });

  it('from samples put the plant on the sums of its machines, and its specific power on a ratio of sums', () => {
    const totals = totalsOf(table, range, 60);
    expectConserved(totals);
    const [two, five, plant] = statistic('specificPower', countsOfTotals(totals));
    expect([two!.index, five!.index, plant!.index]).toEqual([2, 5, plantIndex]);
    const [energy, volume] = [
      totals.machines[1]!.energyKWh + totals.machines[4]!.energyKWh,
      totals.machines[1]!.volumeM3 + totals.machines[4]!.volumeM3,
    ];
    expect(plant!.totalKWhM3).toBeCloseTo(energy / volume, 12);
    expect(plant!.totalKWhM3).not.toBeCloseTo((two!.totalKWhM3! + five!.totalKWhM3!) / 2, 3);
  });

  it('are the same from daily records as from the samples of all days, the long day included', () => {
    const fromRecords = countsOfRecords(records, days[0], days[2]);
    const fromSamples = countsOfTotals(totalsOf(table, range, 60));
    expect(fromRecords.map(({ index }) => index)).toEqual(fromSamples.map(({ index }) => index));
    fromRecords.forEach((of, i) => {
      for (const figure of countedFigures) expect(of[figure]).toBeCloseTo(fromSamples[i]![figure]!, 6);
    });
    expect(fromRecords.at(-1)!.loadS).toBeCloseTo(73 * 3600 * 1.5, 6);
  });

  it('have no machine without data', () => {
    expect(countsOfTotals(emptyTotals(0, 3_600_000))).toEqual([
      {
        index: plantIndex,
        loadS: undefined,
        noLoadS: undefined,
        motorStarts: undefined,
        energyKWh: undefined,
        energyLoadKWh: undefined,
        volumeM3: undefined,
        rangeS: 0,
        knownS: 0,
      },
    ]);
    expect(machineCounts(3, emptyTotals(0, 3_600_000).machines[2]!, 3600).energyKWh).toBeUndefined();
  });

  it('have a machine of which only the state, or only the power, is known', () => {
    const course = {
      ...range,
      stepS: 60,
      machines: { 1: () => onLoad(NaN, NaN), 2: () => ({ status: NaN, powerKW: 5, deliveryM3min: NaN }) },
    };
    const [one, two, plant] = countsOfTotals(totalsOf(machineTable(course), range, 60));
    expect(one).toMatchObject({ index: 1, loadS: 73 * 3600, energyKWh: undefined, volumeM3: undefined });
    expect(two).toMatchObject({ index: 2, loadS: undefined, energyKWh: 365, energyLoadKWh: 0, volumeM3: undefined });
    expect(plant).toMatchObject({ index: plantIndex, loadS: 73 * 3600, energyKWh: 365 });
  });

  test.each<readonly [string, Partial<Counts>]>([
    ['nothing was delivered', { volumeM3: 0 }],
    ['the volume is unknown', { volumeM3: undefined }],
    ['the energy is unknown', { energyKWh: undefined, energyLoadKWh: undefined }],
  ])('have no specific power where %s', (_case, over) => {
    expect(statistic('specificPower', [counts(over)])).toEqual([{ index: 1, totalKWhM3: undefined, loadKWhM3: undefined }]);
  });
});

describe('daily records', () => {
  it('add up from the first to the last day, both included', () => {
    const of = days.map((day, i) => record({ day, motorStarts: 10 ** i }));
    expect(countsOfRecords(of, days[1], days[2])[0]).toMatchObject({ index: 1, motorStarts: 110 });
    expect(countsOfRecords(of, days[2], days[1])).toMatchObject([{ index: plantIndex, motorStarts: undefined }]);
  });

  it('of the plant count where no machine of that day has one, and are not counted twice', () => {
    const of = [
      record({ motorStarts: 4 }),
      record({ index: plantIndex, motorStarts: 99 }),
      record({ day: days[1], index: plantIndex, motorStarts: 20 }),
    ];
    expect(countsOfRecords(of, days[0], days[2])).toMatchObject([
      { index: 1, motorStarts: 4 },
      { index: plantIndex, motorStarts: 24 },
    ]);
  });

  it('that were written again count once, with their last figures', () => {
    const [machine] = countsOfRecords([record({ energyKWh: 1 }), record({ energyKWh: 7 })], days[0], days[0]);
    expect(machine!.energyKWh).toBe(7);
  });

  it('of a counter that was reset take nothing away: a negative figure is none', () => {
    const of = [record({}), record({ day: days[1], energyKWh: -5000, volumeM3: NaN })];
    expect(countsOfRecords(of, days[0], days[2])[0]).toMatchObject({ energyKWh: 120, volumeM3: 1000, motorStarts: 6 });
  });

  it('come out by machine, whatever their order', () => {
    const of = [10, 2, 1].map((index) => record({ index }));
    expect(countsOfRecords(of, days[0], days[0]).map(({ index }) => index)).toEqual([1, 2, 10, plantIndex]);
  });

  it('of no calendar day are left out', () => {
    expect(countsOfRecords([record({ day: '2025-10-32' }), record({ day: 'x' })], '0000-00-00', '9999-99-99')).toHaveLength(1);
  });

  it('make a plant that is the sum of its machines, whatever they hold', () => {
    const figure = fc.option(fc.double({ min: -10, max: 1e6 }), { nil: undefined });
    const any = fc.record({
      day: fc.nat({ max: 20 }).map((i) => shiftDay(days[0], i)),
      index: fc.integer({ min: 1, max: 10 }),
      loadS: figure,
      noLoadS: figure,
      motorStarts: figure,
      energyKWh: figure,
      energyLoadKWh: figure,
      volumeM3: figure,
      rangeS: fc.constant(86_400),
      knownS: fc.nat({ max: 86_400 }),
    });
    fc.assert(
      fc.property(fc.array(any), (of) => {
        const sums = countsOfRecords(of, days[0], shiftDay(days[0], 10));
        const plant = sums.at(-1)!;
        for (const name of countedFigures) {
          const known = sums.slice(0, -1).flatMap((machine) => machine[name] ?? []);
          if (known.length === 0) expect(plant[name]).toBeUndefined();
          else expect(plant[name]! / (known.reduce((a, b) => a + b, 0) || 1)).toBeCloseTo(plant[name] === 0 ? 0 : 1, 9);
        }
      }),
    );
  });
});

describe('the coverage of a statistic', () => {
  it('counts a day without a record as one of which nothing is known', () => {
    const sums = countsOfRecords([record({}), record({ index: 2, knownS: 43_200 })], days[0], days[1]);
    expect(sums.map(coverageOf)).toEqual([0.5, 0.25, 0.375]);
    const plantOnly = countsOfRecords([record({}), record({ day: days[1], index: plantIndex })], days[0], days[1]);
    expect(plantOnly.map(coverageOf)).toEqual([0.5, 1]);
    expect(countsOfRecords([record({ index: plantIndex })], days[0], days[2]).map(coverageOf)).toEqual([1 / 3]);
  });

  it('counts nothing beside the records where each day has one', () => {
    const [machine, plant] = countsOfRecords([record({}), record({ day: days[1], knownS: 80_000 })], days[0], days[1]);
    for (const of of [machine!, plant!]) expect([of.rangeS, of.knownS]).toEqual([172_800, 166_400]);
  });

  it('counts the time off and in error as known, and lost communication as not', () => {
    const states = [ready, { ...ready, status: 0 }, { ...ready, status: 1 + 128 }, { ...ready, status: 1 + 32_768 }];
    const course = (atMs: number) => states[Math.floor((atMs - range.fromMs) / 3_600_000) % 4]!;
    const fourHours = { fromMs: range.fromMs, untilMs: range.fromMs + 4 * 3_600_000 };
    const totals = totalsOf(machineTable({ ...fourHours, stepS: 60, machines: { 1: course } }), fourHours, 60);
    expect(countsOfTotals(totals).map(coverageOf)).toEqual([0.75, 0.75]);
  });

  it('of an empty range is 0', () => {
    expect(coverageOf({ rangeS: 0, knownS: 0 })).toBe(0);
    expect(countsOfTotals(totalsOf(table, range, 60)).map(coverageOf)).toEqual([1, 1, 1]);
  });
});

describe('a statistic beside that of the period before', () => {
  const before = [counts({ motorStarts: 2, knownS: 43_200 }), counts({ index: 2, motorStarts: 5 })];

  it('has the change of each figure, and the coverage of both', () => {
    const [one] = comparedStatistic('motorStarts', [counts({})], before);
    expect(one).toEqual({
      index: 1,
      figures: { motorStarts: { now: 3, before: 2, change: 1, changeRatio: 0.5 } },
      coverage: 1,
      coverageBefore: 0.5,
    });
    const [ratios] = comparedStatistic('specificPower', [counts({ volumeM3: 2000 })], before);
    expect(ratios!.figures.totalKWhM3).toMatchObject({ now: 0.06, before: 0.12, changeRatio: -0.5 });
  });

  it('has no change where the machine was not there', () => {
    const [one] = comparedStatistic('loadTimes', [counts({ index: 3 })], before);
    expect(one!.figures.loadS).toEqual({ now: 100, before: undefined, change: undefined, changeRatio: undefined });
    expect(one!.coverageBefore).toBe(0);
  });
});
