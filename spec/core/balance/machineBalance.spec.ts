import { describe, expect, it } from '@jest/globals';
import { coveragePercent } from '../../../core/balance/coveragePercent.ts';
import { completedBalance } from '../../../core/balance/completedBalance.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import { coverageOf, machineBalance } from '../../../core/balance/machineBalance.ts';
import { emptyTotals, type MachineTotals } from '../../../core/totals/index.ts';
import { tariff } from './expectConserved.ts';

const rangeS = 3600;
const empty = emptyTotals(0, rangeS * 1000).machines[2]!;
const balanceOf = (of: Partial<MachineTotals>, named = false) =>
  machineBalance({ index: 3, name: 'K3' }, { ...empty, ...of }, rangeS, tariff, named);

describe('the balance of a machine', () => {
  it.each<readonly [string, Partial<MachineTotals>]>([
    ['was on load', { loadS: 1 }],
    ['ran without load', { noLoadS: 1 }],
    ['started', { motorStarts: 1 }],
    ['unloaded', { unloadCycles: 1 }],
    ['took energy', { energyKWh: 0.1 }],
    ['delivered', { volumeM3: 0.1 }],
  ])('is of one that is installed where it %s', (_, of) => {
    expect(balanceOf(of).installed).toBe(true);
  });

  it('is of one that is installed where the station knows it, whatever it did', () => {
    expect([balanceOf({}, true).installed, balanceOf({}).installed, balanceOf({ offS: 3600 }).installed]).toEqual([true, false, false]);
  });

  it('has no figure without a single value behind it, and 0 where it is known', () => {
    expect(balanceOf({})).toMatchObject({
      ...{ loadS: undefined, noLoadS: undefined, motorStarts: undefined, unloadCycles: undefined, loadRatio: undefined },
      ...{ energyLoadKWh: undefined, energyNoLoadKWh: undefined, energyAtStandstillKWh: undefined, energyKWh: undefined, cost: undefined },
      ...{ volumeM3: undefined, volumeAtStandstillM3: undefined, specificPowerKWhM3: undefined },
      coverage: { state: 0, power: 0, delivery: 0 },
    });
    expect(balanceOf({ offS: 1800, powerS: 900, deliveryS: 450 })).toMatchObject({
      ...{ loadS: 0, noLoadS: 0, motorStarts: 0, unloadCycles: 0, loadRatio: undefined },
      ...{ energyLoadKWh: 0, energyNoLoadKWh: 0, energyAtStandstillKWh: 0, energyKWh: 0, cost: 0 },
      ...{ volumeM3: 0, volumeAtStandstillM3: 0, specificPowerKWhM3: undefined },
      coverage: { state: 0.5, power: 0.25, delivery: 0.125 },
    });
  });

  it('has what was delivered while it stood still beside the volume', () => {
    expect(balanceOf({ deliveryS: 60, volumeM3: 5, volumeAtStandstillM3: 2 })).toMatchObject({ volumeM3: 5, volumeAtStandstillM3: 2 });
  });

  it('has a coverage of 1 at most, and of 0 of an empty range', () => {
    expect(coverageOf({ ...empty, loadS: 3601, powerS: 3600, deliveryS: 0 }, rangeS)).toEqual({ state: 1, power: 1, delivery: 0 });
    expect(coverageOf({ ...empty, loadS: 1 }, 0)).toEqual({ state: 0, power: 0, delivery: 0 });
  });
});

it('the machines of a balance stand by slot, each with the name that the station knows it by', () => {
  const named = [4, 10].map((index) => ({ index, name: `K${index}` }));
  const { machines } = energyBalanceOf(emptyTotals(0, 1000), named, tariff);
  expect(machines.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(machines.filter(({ installed }) => installed).map(({ index, name }) => [index, name])).toEqual([
    [4, 'K4'],
    [10, 'K10'],
  ]);
});

it.each([
  [1, 100],
  [1 - 1e-13, 100],
  [0.9999, 99.9],
  [0.9995, 99.9],
  [0.5, 50],
  [0.1239, 12.3],
  [0, 0],
  [undefined, undefined],
])('a coverage of %p is %p %%, rounded down', (ratio, percent) => {
  expect(coveragePercent(ratio)).toBe(percent);
});

describe('a balance that was reported in part', () => {
  const other = { ratePerKWh: 0.5, co2KgPerKWh: 0.4 };
  const untold = { ratePerKWh: NaN, co2KgPerKWh: NaN };
  const whole = energyBalanceOf(emptyTotals(0, rangeS * 1000), [], untold);
  const reported = {
    ...whole,
    machines: whole.machines.map((machine) =>
      machine.index > 2
        ? machine
        : {
            ...machine,
            ...{ loadS: 600 * machine.index, noLoadS: 300, energyLoadKWh: 40, energyNoLoadKWh: 10, energyKWh: 50, cost: 12 },
            ...{ motorStarts: machine.index, specificPowerKWhM3: 0.125 },
          },
    ),
  };

  it('has the volumes that follow from energy and energy per volume, and the sums of the machines', () => {
    const { machines, plant } = completedBalance(reported, other);
    expect(machines.map(({ volumeM3 }) => volumeM3).slice(0, 3)).toEqual([400, 400, undefined]);
    expect(plant).toMatchObject({
      ...{ energyLoadKWh: 80, energyNoLoadKWh: 20, energyAtStandstillKWh: undefined, energyKWh: 100, cost: 24 },
      ...{ loadS: 1800, noLoadS: 600, loadRatio: 0.75, motorStarts: 3, volumeM3: 800, co2Kg: 40 },
    });
  });

  it('keeps what was reported', () => {
    const plant = { ...whole.plant, energyKWh: 90, loadS: 900, loadRatio: 0.5, co2Kg: 7, volumeM3: 1 };
    const machines = reported.machines.map((machine) => ({ ...machine, volumeM3: 3 }));
    const completed = completedBalance({ ...reported, machines, plant }, other);
    expect(completed.plant).toMatchObject({ energyKWh: 90, loadS: 900, loadRatio: 0.5, co2Kg: 7, volumeM3: 1, noLoadS: 600 });
    expect(completed.machines[0]!.volumeM3).toBe(3);
  });

  it('has the rates that it states, and the others where it states none', () => {
    expect(completedBalance(reported, other).tariff).toEqual(other);
    expect(completedBalance({ ...reported, tariff: { ratePerKWh: 0.3, co2KgPerKWh: NaN } }, other).tariff).toEqual({
      ratePerKWh: 0.3,
      co2KgPerKWh: 0.4,
    });
    const stated = completedBalance({ ...reported, tariff: { ratePerKWh: NaN, co2KgPerKWh: 0.2 } }, other);
    expect([stated.tariff.ratePerKWh, stated.plant.co2Kg]).toEqual([0.5, 20]);
  });
});
