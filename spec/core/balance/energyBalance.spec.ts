import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type EnergyBalance, energyBalanceOf } from '../../../core/balance/index.ts';
import { emptyTotals, totalsOf } from '../../../core/totals/index.ts';
import { pickRows, type SampleTable } from '../../../core/samples/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { machineTable, noLoad, nothing, onLoad, type Reading, ready } from '../statistics/machineTables.ts';
import { expectConserved, tariff } from './expectConserved.ts';

const hourMs = 3_600_000;
const fromMs = Date.UTC(2025, 10, 12);
const stepS = 10;
const hours = (count: number, machines: Readonly<Record<number, (atMs: number) => Reading>>): SampleTable =>
  machineTable({ fromMs, untilMs: fromMs + count * hourMs, stepS, machines });
const balanceOf = (table: SampleTable, count: number, of = tariff) =>
  expectConserved(totalsOf(table, { fromMs, untilMs: fromMs + count * hourMs }, stepS), [], of);
const inHour = (atMs: number) => Math.floor((atMs - fromMs) / hourMs);

describe('the balance of a day of the plant', () => {
  test.each([
    ['2025-03-30', 23, 2300],
    ['2025-11-12', 24, 2400],
    ['2025-10-26', 25, 2500],
  ])('of %s, %d hours long, has exactly %d kWh of 100 kW', (day, length, energyKWh) => {
    const range = plantDayRange(day, 'Europe/Berlin');
    const table = machineTable({ ...range, stepS, machines: { 1: () => onLoad(100, 16) } });
    const { balance } = expectConserved(totalsOf(table, range, stepS));
    expect(balance.rangeS).toBe(length * 3600);
    expect(balance.plant.energyKWh).toBe(energyKWh);
    expect(balance.plant.cost).toBe(energyKWh * tariff.ratePerKWh);
    expect(balance.plant.loadS).toBe(length * 3600);
    expect(balance.plant.coverage).toEqual({ state: 1, power: 1, delivery: 1 });
  });
});

describe('an energy balance', () => {
  it('has of each machine what it did, took and cost', () => {
    const course = (atMs: number) => (inHour(atMs) < 6 ? onLoad(75, 12) : inHour(atMs) < 8 ? noLoad(20) : ready);
    const { machine, balance } = balanceOf(hours(10, { 3: course }), 10);
    expect(machine(3)).toMatchObject({
      installed: true,
      deliveryMinM3min: 12,
      deliveryMaxM3min: 12,
      powerMinKW: 75,
      powerMaxKW: 75,
      noLoadPowerKW: 20,
      loadS: 6 * 3600,
      noLoadS: 2 * 3600,
      loadRatio: 0.75,
      motorStarts: 0,
      unloadCycles: 1,
      energyLoadKWh: 450,
      energyNoLoadKWh: 40,
      energyAtStandstillKWh: 0,
      energyKWh: 490,
      costLoad: 112.5,
      costNoLoad: 10,
      cost: 122.5,
      volumeM3: 4320,
    });
    expect(machine(3).specificPowerKWhM3).toBeCloseTo(490 / 4320, 15);
    expect(balance.plant.noLoadCostRatio).toBeCloseTo(40 / 490, 15);
    expect(balance.machines).toHaveLength(10);
    expect(balance.machines.filter(({ installed }) => installed).map(({ index }) => index)).toEqual([3]);
  });

  it('puts the plant on a ratio of sums, not on the mean of ratios', () => {
    const machines = { 1: () => onLoad(90, 15), 2: (atMs: number) => (inHour(atMs) === 0 ? onLoad(20, 2) : ready) };
    const { plant } = balanceOf(hours(10, machines), 10).balance;
    expect(plant.specificPowerKWhM3).toBeCloseTo((900 + 20) / (9000 + 120), 15);
    expect(plant.specificPowerKWhM3).not.toBeCloseTo((900 / 9000 + 20 / 120) / 2, 3);
  });

  it('leaves a machine without a measured delivery out of the specific power, but not out of the energy', () => {
    const machines = { 1: () => onLoad(60, 10), 2: () => onLoad(40, NaN) };
    const { balance, report } = balanceOf(hours(1, machines), 1);
    expect(balance.plant.energyKWh).toBe(100);
    expect(balance.plant.specificPowerKWhM3).toBeCloseTo(0.1, 15);
    expect(report.notes).toContainEqual({ code: 'notInSpecificPower', index: 2 });
  });

  it('keeps energy drawn at rest apart from load and no-load, and in the whole', () => {
    const { machine, report } = balanceOf(hours(2, { 1: (atMs) => (inHour(atMs) === 0 ? onLoad(50, 8) : { ...ready, powerKW: 2 }) }), 2);
    expect(machine(1)).toMatchObject({ energyLoadKWh: 50, energyNoLoadKWh: 0, energyAtStandstillKWh: 2, energyKWh: 52 });
    expect(report.notes).toContainEqual({ code: 'standstillEnergy', index: 1, energyKWh: 2 });
  });

  it('flags air that is reported while the motor stands, and counts none of it', () => {
    const { machine, report } = balanceOf(
      hours(2, { 1: (atMs) => (inHour(atMs) === 0 ? onLoad(50, 8) : { ...ready, deliveryM3min: 3 }) }),
      2,
    );
    expect(machine(1).volumeM3).toBe(480);
    expect(report.notes).toContainEqual({ code: 'volumeWhileStanding', index: 1, volumeM3: 180 });
  });

  it('loses what a gap hides instead of inventing it, and says how much is covered', () => {
    const whole = hours(10, { 1: () => onLoad(100, 16) });
    const rows = Array.from({ length: whole.length }, (_, i) => i).filter(
      (i) => inHour(whole.timesMs[i]!) < 4 || inHour(whole.timesMs[i]!) >= 6,
    );
    const { machine, report } = balanceOf(pickRows(whole, rows), 10);
    expect(machine(1).energyKWh).toBeCloseTo(800, 9);
    expect(machine(1).coverage.power).toBeCloseTo(0.8, 9);
    expect(report.notes.filter(({ code }) => code === 'partialData')).toHaveLength(3);
    expect(machine(1).motorStarts).toBe(0);
  });

  it('has no figures, and neither 0 nor NaN, for a machine that is known but silent', () => {
    const { balance, machine, report } = expectConserved(emptyTotals(fromMs, fromMs + hourMs), [{ index: 2, name: 'K2' }]);
    const { index, name, installed, coverage, ...figures } = machine(2);
    expect({ index, name, installed, coverage }).toEqual({
      index: 2,
      name: 'K2',
      installed: true,
      coverage: { state: 0, power: 0, delivery: 0 },
    });
    expect(Object.values(figures).filter((figure) => figure !== undefined)).toEqual([]);
    expect(balance.plant).toMatchObject({
      energyKWh: undefined,
      cost: undefined,
      specificPowerKWhM3: undefined,
      pressureMinBar: undefined,
    });
    expect(report.notes).toEqual([{ code: 'noData', index: 2 }, { code: 'noPressure' }, { code: 'roundedOnce' }]);
  });

  test.each<readonly [string, number, number | undefined]>([
    ['nothing at a rate of 0', 0, 0],
    ['unknown without a rate', NaN, undefined],
    ['unknown at an endless rate', Infinity, undefined],
    ['unknown at a negative rate', -0.1, undefined],
  ])('costs %s, and knows its shares of load all the same', (_case, ratePerKWh, cost) => {
    const table = hours(2, { 1: (atMs) => (inHour(atMs) === 0 ? onLoad(75, 12) : noLoad(25)) });
    const totals = totalsOf(table, { fromMs, untilMs: fromMs + 2 * hourMs }, stepS);
    const { balance } =
      Number.isFinite(ratePerKWh) && ratePerKWh >= 0 ? expectConserved(totals, [], { ...tariff, ratePerKWh }) : { balance: undefined };
    const { plant }: Pick<EnergyBalance, 'plant'> = balance ?? energyBalanceOf(totals, [], { ...tariff, ratePerKWh });
    expect(plant.cost).toBe(cost);
    expect(plant.airCostPerM3).toBe(cost);
    expect(plant.loadCostRatio).toBe(0.75);
    expect(plant.noLoadCostRatio).toBe(0.25);
  });

  it('lists a machine that nobody named when it ran, took energy or delivered air, and not when it only stood', () => {
    const machines = {
      1: () => noLoad(NaN),
      2: () => ({ ...ready, powerKW: 1 }),
      3: () => ({ ...onLoad(NaN, 3), status: NaN }),
      4: () => ready,
      5: () => nothing,
    };
    const { balance } = balanceOf(hours(1, machines), 1);
    const installed = balance.machines.filter((of) => of.installed).map(({ index }) => index);
    expect(installed.slice(0, 2)).toEqual([1, 2]);
    expect(installed).not.toContain(4);
    expect(installed).not.toContain(5);
  });

  it('of a reversed range is empty', () => {
    const { balance } = expectConserved(
      totalsOf(hours(1, { 1: () => onLoad(100, 16) }), { fromMs: fromMs + hourMs, untilMs: fromMs }, stepS),
    );
    expect(balance.rangeS).toBe(0);
    expect(balance.plant.energyKWh).toBeUndefined();
  });
});

const reading: fc.Arbitrary<Reading> = fc.oneof(
  fc.tuple(fc.double({ min: 0, max: 400, noNaN: true }), fc.double({ min: 0, max: 60, noNaN: true })).map(([kW, flow]) => onLoad(kW, flow)),
  fc.double({ min: 0, max: 120, noNaN: true }).map(noLoad),
  fc.constantFrom(
    ready,
    nothing,
    { ...ready, powerKW: 1 },
    { ...ready, deliveryM3min: 2 },
    onLoad(NaN, 5),
    onLoad(50, NaN),
    onLoad(-5, -1),
  ),
  fc.record({ status: fc.integer({ min: 0, max: 65_535 }), powerKW: fc.double(), deliveryM3min: fc.double() }),
);

describe('conservation', () => {
  it('holds for any machines, states, gaps and missing values', () => {
    const rows = 120;
    const courses = fc.dictionary(fc.integer({ min: 1, max: 10 }).map(String), fc.array(reading, { minLength: rows, maxLength: rows }), {
      maxKeys: 4,
    });
    const kept = fc.uniqueArray(fc.nat({ max: rows - 1 }), { minLength: rows / 2, maxLength: rows });
    fc.assert(
      fc.property(courses, kept, fc.nat({ max: 1200 }), fc.nat({ max: 1200 }), (of, indices, cutS, lengthS) => {
        const machines = Object.fromEntries(
          Object.entries(of).map(([slot, readings]) => [slot, (atMs: number) => readings[(atMs - fromMs) / (stepS * 1000)]!]),
        );
        const table = machineTable({ fromMs, untilMs: fromMs + rows * stepS * 1000, stepS, machines });
        const range = { fromMs: fromMs + cutS * 1000, untilMs: fromMs + (cutS + lengthS) * 1000 };
        expectConserved(
          totalsOf(
            pickRows(
              table,
              indices.toSorted((a, b) => a - b),
            ),
            range,
            stepS,
          ),
          [{ index: 7, name: 'K7' }],
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('the coverage of a balance', () => {
  const table = hours(1, { 1: () => onLoad(100, 16) });
  const totals = totalsOf(table, { fromMs, untilMs: fromMs + hourMs }, stepS);
  const coverageIn = (rangeS: number) => energyBalanceOf({ ...totals, rangeS }, [], tariff).machines[0]!.coverage;

  test.each([
    ['half of the range is known', 7200, 0.5],
    ['more is known than the range is long', 1800, 1],
    ['the range has no length', 0, 0],
  ])('where %s', (_case, rangeS, share) => {
    expect(coverageIn(rangeS)).toEqual({ state: share, power: share, delivery: share });
  });
});
