import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { EnergyCost } from '../../../core/cost/index.ts';
import { type MeasureInputs, measuresOf, type ReplayedChange } from '../../../core/measures/index.ts';
import type { MeasureEntry, MeasureId } from '../../../core/plantData/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { calendar, cost, cyclesOf, finding, heatOf, leak, leakCost, machineOf, quietYear, range, zone } from './inputs.ts';

const nothing = { measures: [], valuations: [] };
const look = (measure: MeasureId, more: Partial<MeasureInputs>) => {
  const { rows, notFound } = measuresOf({ ...quietYear, ...more }, nothing);
  const row = rows.find(({ found }) => found.measure === measure);
  return row?.found ?? notFound.find((each) => each.measure === measure)!;
};
const amounts = (measure: MeasureId, more: Partial<MeasureInputs>, of: 'money' | 'energy' | 'co2' = 'money') => {
  const looked = look(measure, more);
  const amount = looked.kind === 'found' ? looked[of] : undefined;
  return amount && [amount.kind, Math.round(amount.low), Math.round(amount.high)];
};
const reason = (measure: MeasureId, more: Partial<MeasureInputs> = {}) => {
  const looked = look(measure, more);
  return looked.kind === 'none' ? [looked.reason, Object.fromEntries(looked.facts.map(({ name, value }) => [name, value]))] : looked.kind;
};
const fourth = (perKWh: number) => ({
  ...{ minPerKWh: perKWh, maxPerKWh: perKWh, meanPerKWh: perKWh },
  ...{ energyKWh: 262_500, energyNoLoadKWh: 0, cost: perKWh * 262_500 },
});
/** Nights at 0.20, days at 0.30. */
const dayAndNight: Partial<MeasureInputs> = {
  cost: { ...cost, priceFourths: [0.2, 0.2, 0.3, 0.3].map(fourth) },
  prices: { rateAt: (quarter) => ({ name: '', perKWh: quarter % 96 < 48 ? 0.2 : 0.3 }) },
};
const dryerAt = (fromHour: number, untilHour: number, flowM3min = 2) => ({
  ...{ name: 'Trockner', since: '2025-01-01', flowM3min, fromHour, untilHour },
  days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const,
});
const withNoLoad = { machineSums: [{ slot: 3, loadS: 3600 * 4000, noLoadS: 3600 * 500, energyLoadKWh: 360_000, energyNoLoadKWh: 15_000 }] };

describe('a measure and what it saves in a year', () => {
  test.each<[what: string, measure: MeasureId, given: Partial<MeasureInputs>, expected: readonly [string, number, number]]>([
    [
      'a leak of 3.31 to 4.69 m3/min at 6 kW each, of which repairs end 50 to 80 %',
      'leaks',
      { leakage: { findings: [leak('fitted', 3.31, 3.98, 4.69)], test: undefined } },
      ['rule', Math.round(0.5 * 3.31 * 6 * 2190), Math.round(0.8 * 4.69 * 6 * 2190)],
    ],
    [
      '0.5 bar less, in steps of 0.1, at 6.0 to 8.4 % per bar of the energy on load',
      'pressure',
      { pressure: { lowBar: 6.75, limitBar: 6.2 } },
      ['rule', Math.round(1_000_000 * 0.99 * 0.06 * 0.5 * 0.25), Math.round(1_000_000 * 1.01 * 0.084 * 0.5 * 0.25)],
    ],
    [
      'a run-on of 120 s, with which no hour has more than six starts: 50 h less at 30 kW',
      'runOn',
      { ...withNoLoad, cycles: [cyclesOf(3)] },
      // blow-downs of 15 s in each of 1000 unloadings have energy that a shorter run-on does not save; 100 starts of 10 s cost
      [
        'measured',
        Math.round((50 * ((30 - (1 / 120) * 90) / (1 - 1 / 120)) - (100 * 10 * 90) / 3600) * 0.99 * 0.25),
        Math.round(50 * 30 * 1.01 * 0.25),
      ],
    ],
    [
      'two machines that need more than before, each with its own low end',
      'machine',
      { machines: { ...quietYear.machines, machines: [machineOf(1, [10_800, 15_000, 18_400]), machineOf(4, [-500, 100, 1000])] } },
      ['fitted', 2700, 4850],
    ],
    [
      '120 000 kWh of heat with seven months of use, at half to all of it, for oil or gas of 75 % efficiency',
      'heat',
      { heat: heatOf(120_000), heatSource: { seasonMonths: 7 } },
      ['rule', Math.round((70_000 * 0.5 * 0.08) / 0.75), Math.round((70_000 * 0.09) / 0.75)],
    ],
    [
      'the same without an entered season: an upper bound',
      'heat',
      { heat: heatOf(120_000) },
      ['upperBound', 0, Math.round((120_000 * 0.09) / 0.75)],
    ],
    [
      'weekends that take 5 m3/min of which consumers need 2: an upper bound',
      'shutdown',
      { flow: { calendar }, consumers: [dryerAt(0, 24)] },
      ['upperBound', 0, Math.round(104 * 24 * 3 * 6 * 0.25)],
    ],
    [
      'a consumer of 2 m3/min in the dear half of each day: an upper bound',
      'dearHours',
      { ...dayAndNight, consumers: [dryerAt(12, 24)] },
      ['upperBound', 0, Math.round(365 * 12 * 2 * 6 * 0.1)],
    ],
  ])('%s', (_, measure, given, expected) => {
    expect(amounts(measure, given)).toEqual(expected);
  });

  it('has energy and CO2 beside the money, at the mean price and factor of the range', () => {
    const more = { pressure: { lowBar: 6.35, limitBar: 6.2 } };
    const looked = look('pressure', more);
    expect(looked).toMatchObject({ kind: 'found', energy: { low: 5940, high: 8484 }, money: { low: 1485, high: 2121 } });
    expect(looked).toMatchObject({ co2: { low: 5940 * 0.38 } });
  });

  it('is no money where the leak is an upper bound, and saves no energy where hours are only moved', () => {
    const bound = { leakage: { findings: [leak('upperBound', 0, 6, 6.3)], test: undefined } };
    expect(look('leaks', bound)).toMatchObject({ kind: 'found', money: undefined, energy: { kind: 'upperBound', low: 0 } });
    expect(look('dearHours', { ...dayAndNight, consumers: [dryerAt(12, 24)] })).toMatchObject({ energy: undefined });
  });

  it('has no money without a price', () => {
    const noPrice: EnergyCost = { ...cost, meanPrice: { kind: 'none', method: 'quarterHours', reason: 'noRate', coverage: 0 } };
    expect(look('pressure', { cost: noPrice, pressure: { lowBar: 7, limitBar: 6.2 } })).toMatchObject({ kind: 'found', money: undefined });
  });

  it('shows where: a page, days, and what it draws of them', () => {
    expect(look('pressure', { pressure: { lowBar: 7, limitBar: 6.2 } })).toMatchObject({
      evidence: { page: 'profile', lines: ['pressure'], ...range },
    });
    const risen = { machines: { ...quietYear.machines, machines: [machineOf(1, [1, 2, 3])] } };
    expect(look('machine', risen)).toMatchObject({
      slots: [1],
      evidence: { page: 'machines', fromMs: plantDayRange('2026-09-12', zone).fromMs, untilMs: range.untilMs },
    });
  });

  it('is not made of less than 14 days, as these say nothing of a year', () => {
    const given = { pressure: { lowBar: 7, limitBar: 6.2 } };
    expect(look('pressure', { ...given, days: 14 }).kind).toBe('found');
    expect(look('pressure', { ...given, days: 13 })).toMatchObject({ kind: 'none', reason: 'tooFewDays' });
  });

  it('stands first without money where data have faults that all else hangs on', () => {
    const open = { machines: { ...quietYear.machines, air: { ...quietYear.machines.air, gap: -0.08 } } };
    const gaps = { cost: { ...cost, energy: { ...cost.energy, coverage: 0.8 } } };
    for (const more of [open, gaps]) {
      const { rows } = measuresOf({ ...quietYear, ...more, pressure: { lowBar: 7, limitBar: 6.2 } }, nothing);
      expect(rows.map(({ found }) => found.measure)).toEqual(['dataFaults', 'pressure']);
      expect(rows[0]!.found.money).toBeUndefined();
    }
  });
});

describe('a measure that nothing speaks for', () => {
  it('is named with its reason, each measure in one of the two lists', () => {
    const { rows, notFound } = measuresOf(quietYear, nothing);
    expect(rows).toEqual([]);
    expect(notFound.map(({ measure, reason: why }) => [measure, why])).toEqual([
      ['dataFaults', 'dataGood'],
      ['leaks', 'noLeak'],
      ['pressure', 'littleHeadroom'],
      ['band', 'noReplay'],
      ['order', 'noReplay'],
      ['shortCycles', 'fewShortCycles'],
      ['runOn', 'littleNoLoad'],
      ['machine', 'noDrift'],
      ['heat', 'littleHeat'],
      ['shutdown', 'littleBaseFlow'],
      ['dearHours', 'onePrice'],
      ['dryer', 'noMeter'],
    ]);
  });

  const emptyHeat = { ...heatOf(0), heat: { kind: 'none', method: 'quarterHours', reason: 'tooLittleData', coverage: 0.2 } } as const;
  test.each<[measure: MeasureId, given: Partial<MeasureInputs>, expected: unknown]>([
    ['dataFaults', {}, ['dataGood', { coverageShare: 1, airGapShare: 0.01 }]],
    ['pressure', { pressure: { lowBar: 7, limitBar: undefined } }, ['noLimit', {}]],
    ['pressure', { pressure: { lowBar: undefined, limitBar: 6 } }, ['noPressure', { limitBar: 6 }]],
    ['pressure', { pressure: { lowBar: 6.3, limitBar: 6.2 } }, ['littleHeadroom', { lowPressureBar: 6.3, limitBar: 6.2 }]],
    ['shortCycles', { cycles: [] }, ['noCycles', {}]],
    ['shortCycles', {}, ['fewShortCycles', { shortCycleShare: 0.02 }]],
    ['shortCycles', { cycles: [cyclesOf(1, { shortLoads: 80 })] }, ['noReplay', { shortCycleShare: 0.08 }]],
    ['runOn', { machineSums: [] }, ['noPower', {}]],
    ['runOn', { ...withNoLoad, cycles: [] }, ['noCycles', { noLoadShare: 0.04 }]],
    ['runOn', { ...withNoLoad, cycles: [cyclesOf(3, { tried: [] })] }, ['startLimit', { noLoadShare: 0.04, startsPerHour: 6 }]],
    ['machine', { machines: { ...quietYear.machines, machines: [] } }, ['tooFewDays', {}]],
    ['heat', { heat: emptyHeat }, ['tooLittleData', {}]],
    ['heat', {}, ['littleHeat', { unusedHeatKWh: 1000 }]],
    ['heat', { heat: heatOf(20_000) }, ['littleHeat', { unusedHeatKWh: 20_000 }]],
    ['shutdown', { flow: { calendar: [] } }, ['noFlow', {}]],
    ['shutdown', { flow: { calendar: [calendar[0]!] } }, ['tooFewDays', {}]],
    [
      'shutdown',
      { flow: { calendar }, consumers: [dryerAt(0, 24, 9)] },
      ['noDifference', { baseFlowM3min: 5, baseFlowShare: expect.closeTo(5 / 15.73, 3) }],
    ],
    [
      'dearHours',
      { cost: { ...cost, priceFourths: [0.24, 0.26].map(fourth) } },
      ['littleSpread', { spreadShare: expect.closeTo(0.08, 9) }],
    ],
    ['dearHours', dayAndNight, ['nothingShiftable', { spreadShare: expect.closeTo(0.4, 9), shiftableShare: 0 }]],
  ])('%s: %j', (measure, given, expected) => {
    expect(reason(measure, given)).toEqual(expected);
  });
});

const change = (measures: readonly MeasureId[], low: number, value: number, high: number): ReplayedChange => ({
  ...{ measures, ...range, facts: [] },
  money: finding('fitted', 'controlReplay', [low / 4, value / 4, high / 4]),
  energy: finding('fitted', 'controlReplay', [low, value, high]),
  co2: finding('fitted', 'controlReplay', [low * 0.38, value * 0.38, high * 0.38]),
});

describe('replays', () => {
  it('say what band, order and receiver save, and are better than the rule of the pressure', () => {
    const given = {
      replays: [change(['band'], 4000, 5000, 6000), change(['pressure'], 30_000, 32_000, 34_000)],
      pressure: { lowBar: 7, limitBar: 6.2 },
    };
    expect(amounts('band', given)).toEqual(['fitted', 1000, 1500]);
    expect(amounts('pressure', given)).toEqual(['fitted', 7500, 8500]);
    expect(reason('order', given)).toEqual(['noReplay', {}]);
  });

  it('that are no difference are none', () => {
    expect(reason('band', { replays: [change(['band'], -10, 0, 0)] })).toEqual(['noDifference', {}]);
  });

  it('of several measures together are the only figure for them together; without one there is none, and no sum', () => {
    const both = change(['band', 'order'], 5000, 6000, 7000);
    expect(measuresOf({ ...quietYear, replays: [both] }, nothing).together).toMatchObject(both);
    expect(measuresOf({ ...quietYear, replays: [both], days: 13 }, nothing).together).toBeUndefined();
    expect(measuresOf({ ...quietYear, replays: [change(['band'], 1, 2, 3)] }, nothing).together).toBeUndefined();
  });

  it('[GAIN-9] of several together stand beside the sum of each replayed alone, also where its row is by another rule', () => {
    const replays = [
      change(['band'], 4000, 5000, 6000),
      change(['leaks'], 80_000, 90_000, 99_000),
      change(['band', 'leaks'], 83_000, 94_000, 104_000),
    ];
    const { together, rows } = measuresOf({ ...quietYear, replays }, nothing);
    expect(together).toMatchObject({
      energySum: { sum: { low: 84_000, value: 95_000, high: 105_000 }, difference: { low: -1000, value: -1000, high: -1000 } },
      moneySum: { sum: { low: 21_000, value: 23_750, high: 26_250 }, difference: { low: -250, value: -250, high: -250 } },
    });
    expect(rows.find(({ found }) => found.measure === 'leaks')?.found.energy?.value).not.toBe(90_000);
  });
});

const entry = (measure: MeasureId, more: Partial<MeasureEntry> = {}): MeasureEntry => ({
  ...{ measure, slots: [], state: 'open', note: '', author: 'A. Weber', enteredMs: 1 },
  ...more,
});
/** Leaks, pressure and heat. */
const three: MeasureInputs = {
  ...quietYear,
  leakage: { findings: [leak('fitted', 3, 4, 5)], test: undefined },
  pressure: { lowBar: 6.75, limitBar: 6.2 },
  heat: heatOf(120_000),
};
const order = (inputs: MeasureInputs, measures: readonly MeasureEntry[] = []) =>
  measuresOf(inputs, { measures, valuations: [] }).rows.map(({ found }) => found.measure);

describe('the order of measures', () => {
  it('is that of the low ends: what may save nothing stands behind', () => {
    expect(order(three)).toEqual(['leaks', 'pressure', 'heat']);
  });

  it('[GAIN-9] is that of the low ends where ranges overlap, however far the other one reaches', () => {
    const replays = [change(['band'], 4000, 40_000, 90_000), change(['order'], 5000, 6000, 7000)];
    expect(order({ ...quietYear, replays })).toEqual(['order', 'band']);
    expect(order({ ...quietYear, replays: [change(['band'], 5001, 40_000, 90_000), replays[1]!] })).toEqual(['band', 'order']);
  });

  it('has the cheaper one first where low ends are alike', () => {
    const bounds = { ...quietYear, heat: heatOf(120_000), flow: { calendar } };
    expect(order(bounds, [entry('heat', { investment: 5000 }), entry('shutdown', { investment: 10 })])).toEqual(['shutdown', 'heat']);
    expect(order(bounds, [entry('heat', { investment: 5 }), entry('shutdown', { investment: 10 })])).toEqual(['heat', 'shutdown']);
  });

  it('puts those behind that were dropped', () => {
    expect(order(three, [entry('leaks', { state: 'dropped', note: 'Halle wird abgerissen' })])).toEqual(['pressure', 'heat', 'leaks']);
  });

  it('never loses a measure with a low end above 0 to better data', () => {
    const positive = fc.double({ min: 0.1, max: 20, noNaN: true });
    fc.assert(
      fc.property(
        positive,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (value, wide, share) => {
          const half = value * wide * 0.99;
          const narrow = half * share;
          const found = (by: number) =>
            order({ ...quietYear, leakage: { findings: [leak('fitted', value - by, value, value + by)], test: undefined } });
          expect(found(half)).toEqual(['leaks']);
          expect(found(narrow)).toEqual(['leaks']);
        },
      ),
    );
  });

  it('lists nothing that saves nothing', () => {
    expect(order({ ...quietYear, leakage: { findings: [leak('fitted', 0, 0, 0)], test: undefined } })).toEqual([]);
    expect(order({ ...three, leakCost: leakCost([0, 0, 0]) })).toEqual(['pressure', 'heat']);
  });
});

describe('what people enter of a measure', () => {
  const of = (measures: readonly MeasureEntry[], more: Partial<MeasureInputs> = {}) =>
    measuresOf({ ...three, ...more }, { measures, valuations: [] });
  const leaks = (measures: readonly MeasureEntry[]) => of(measures).rows.find(({ found }) => found.measure === 'leaks')!;

  it('holds as it was entered last', () => {
    const [decided, done] = [entry('leaks', { state: 'decided' }), entry('leaks', { state: 'done', on: '2026-10-01', enteredMs: 2 })];
    expect(leaks([done, decided]).entry).toBe(done);
    expect(leaks([]).entry).toBeUndefined();
  });

  it('is worth its saving over its life, at both ends, as soon as cost and life are known', () => {
    const { worth, found } = leaks([entry('leaks', { investment: 4000, lifeYears: 10 })]);
    const annuity = (1 - 1.05 ** -10) / 0.05;
    expect(worth!.low).toBeCloseTo(found.money!.low * annuity - 4000, 6);
    expect(worth!.high).toBeCloseTo(found.money!.high * annuity - 4000, 6);
    expect(worth!.isEconomic).toBe(true);
    expect(leaks([entry('leaks', { investment: 4000 })]).worth).toBeUndefined();
    expect(leaks([entry('leaks', { lifeYears: 10 })]).worth).toBeUndefined();
  });

  it('is valued by the interest that holds at the end of the range', () => {
    const of2 = (since: string) => ({ since, interest: 0.08, priceChange: 0.02, author: 'A', enteredMs: 1 });
    const valued = (valuations: readonly ReturnType<typeof of2>[]) => measuresOf(three, { measures: [], valuations }).valuation;
    expect(valued([])).toEqual({ interest: 0.05, priceChange: 0 });
    expect(valued([of2('2026-10-31'), { ...of2('2026-01-01'), interest: 0.03 }])).toEqual({ interest: 0.08, priceChange: 0.02 });
    expect(valued([of2('2026-11-01')])).toEqual({ interest: 0.05, priceChange: 0 });
  });

  it('is about the machines that it names: another one that changes later is open', () => {
    const machines = (...slots: readonly number[]) => ({
      machines: { ...quietYear.machines, machines: slots.map((slot) => machineOf(slot, [1000, 2000, 3000])) },
    });
    const done = entry('machine', { state: 'done', on: '2026-10-01', slots: [1] });
    const stateOf = (...slots: readonly number[]) =>
      of([done], machines(...slots)).rows.find(({ found }) => found.measure === 'machine')!.entry;
    expect(stateOf(1)).toBe(done);
    expect(stateOf(1, 3)).toBeUndefined();
  });

  it('stays when it is done and not found any more', () => {
    const done = entry('machine', { state: 'done', on: '2026-10-01' });
    expect(of([done, entry('leaks', { state: 'done', on: '2026-09-01' })]).settled).toEqual([done]);
    expect(of([done, entry('machine', { state: 'open', enteredMs: 2 })]).settled).toEqual([]);
  });
});
