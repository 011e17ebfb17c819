import { describe, expect, it, test } from '@jest/globals';
import {
  airStatistics,
  consumption,
  estimatedPartsOfRows,
  type MachineAirStatistics,
  volumeAndLeakage,
} from '../../../core/balance/index.ts';
import { emptyTotals, totalsOf } from '../../../core/totals/index.ts';
import { plantIndex } from '../../../core/statistics/index.ts';
import { machineTable, noLoad, onLoad, ready } from '../statistics/machineTables.ts';
import { expectConserved, tariff } from './expectConserved.ts';

const fromMs = Date.UTC(2025, 10, 12);
const range = { fromMs, untilMs: fromMs + 4 * 3_600_000 };
const hour = (atMs: number) => (atMs - fromMs) / 3_600_000;
const totals = totalsOf(
  machineTable({
    ...range,
    stepS: 10,
    machines: {
      1: () => onLoad(60, 10),
      2: (atMs) => (hour(atMs) < 1 ? onLoad(30, 5) : hour(atMs) < 2 ? noLoad(8) : { ...ready, powerKW: 0.5 }),
    },
  }),
  range,
  10,
);

describe('statistics of energy and air', () => {
  it('say energy on load from all the rest, and divide what leaked by what was delivered', () => {
    expectConserved(totals);
    const { timespan, machines, leakOrigin } = airStatistics(totals, { flowM3min: 1.125, origin: 'estimate' });
    expect(timespan).toEqual(range);
    expect(leakOrigin).toBe('estimate');
    expect(machines).toEqual([
      { index: 1, energyLoadKWh: 240, energyNoLoadKWh: 0, volumeM3: 2400, leakedM3: 240, coverage: { state: 1, power: 1, delivery: 1 } },
      { index: 2, energyLoadKWh: 30, energyNoLoadKWh: 9, volumeM3: 300, leakedM3: 30, coverage: { state: 1, power: 1, delivery: 1 } },
    ]);
  });

  it('[FIELD-5] name those of their figures that were estimated, and a leakage where the flow was', () => {
    const estimated = ['volumeFlowM3min@0', 'deliveryVolumeM3min@0', 'electricalPowerKW@1', 'deliveryVolumeM3min@2'] as const;
    const of = (origin: 'estimate' | 'entered') =>
      airStatistics({ ...totals, estimated }, { flowM3min: 1, origin }).machines.map((machine) => machine.estimated);
    expect(of('estimate')).toEqual([
      ['energyLoadKWh', 'energyNoLoadKWh', 'leakedM3'],
      ['volumeM3', 'leakedM3'],
    ]);
    expect(of('entered')).toEqual([['energyLoadKWh', 'energyNoLoadKWh'], ['volumeM3']]);
    expect(estimatedPartsOfRows(airStatistics({ ...totals, estimated }, { flowM3min: 1, origin: 'upperBound' }).machines)).toEqual({
      power: [1],
      delivery: [2],
      isFlow: true,
    });
    for (const machine of airStatistics(totals, undefined).machines) expect(machine).not.toHaveProperty('estimated');
  });

  it('know no leaked volume without a leak flow, and say when it was typed in', () => {
    const without = airStatistics(totals, undefined);
    expect(without.leakOrigin).toBeUndefined();
    expect(without.machines.map(({ leakedM3 }) => leakedM3)).toEqual([undefined, undefined]);
    expect(airStatistics(totals, { flowM3min: 1, origin: 'entered' }).leakOrigin).toBe('entered');
    expect(airStatistics(totals, { flowM3min: NaN, origin: 'estimate' }).leakOrigin).toBeUndefined();
  });

  it('never leak more than was delivered', () => {
    const { machines } = airStatistics(totals, { flowM3min: 1000, origin: 'upperBound' });
    expect(machines).not.toHaveLength(0);
    for (const { volumeM3, leakedM3 } of machines) expect(leakedM3).toBe(volumeM3);
  });

  it('of a range without samples name no machine', () => {
    expect(airStatistics(emptyTotals(0, 1000), { flowM3min: 1, origin: 'estimate' })).toMatchObject({
      machines: [],
      leakOrigin: undefined,
    });
  });
});

const statistics = (over: Partial<MachineAirStatistics> = {}): MachineAirStatistics => ({
  index: 1,
  energyLoadKWh: 900,
  energyNoLoadKWh: 100,
  volumeM3: 10_000,
  leakedM3: 2000,
  ...over,
});

describe('consumption', () => {
  it('has energy, cost and CO2 of each machine and of the plant', () => {
    const rows = consumption([statistics(), statistics({ index: 2, energyLoadKWh: 50, energyNoLoadKWh: 0 })], tariff);
    expect(rows).toMatchObject([
      { index: 1, energyKWh: 1000, costLoad: 225, costNoLoad: 25, cost: 250, co2Kg: 380 },
      { index: 2, energyKWh: 50, costNoLoad: 0, cost: 12.5, co2Kg: 19 },
      { index: plantIndex, energyLoadKWh: 950, energyNoLoadKWh: 100, energyKWh: 1050, cost: 262.5, co2Kg: 399 },
    ]);
  });

  test.each([NaN, -5, Infinity, undefined])('takes an energy of %p for missing, not for a figure', (energyNoLoadKWh) => {
    const [machine, plant] = consumption([statistics({ energyNoLoadKWh })], tariff);
    expect(machine).toMatchObject({ energyLoadKWh: 900, energyNoLoadKWh: undefined, energyKWh: 900, costNoLoad: undefined, cost: 225 });
    expect(plant).toMatchObject({ energyKWh: 900, cost: 225 });
  });

  it('takes a negative energy on load for missing too', () => {
    expect(consumption([statistics({ energyLoadKWh: -1 })], tariff)[0]).toMatchObject({
      energyLoadKWh: undefined,
      energyKWh: 100,
      costLoad: undefined,
    });
  });

  it('of no machines has a plant without figures', () => {
    expect(consumption([], tariff)).toMatchObject([{ index: plantIndex, energyKWh: undefined, cost: undefined, co2Kg: undefined }]);
  });
});

describe('volume and leakage', () => {
  it('take negative volumes for missing', () => {
    const rows = volumeAndLeakage([statistics({ volumeM3: -3, leakedM3: -1 })], tariff);
    for (const row of rows) expect(row).toMatchObject({ volumeM3: undefined, leakedM3: undefined });
  });

  it('cost what their share of the energy costs', () => {
    const rows = volumeAndLeakage([statistics(), statistics({ index: 2, volumeM3: 5000, leakedM3: 0 })], tariff);
    expect(rows).toMatchObject([
      { index: 1, volumeM3: 10_000, leakedM3: 2000, leakedRatio: 0.2, cost: 250, leakageCost: 50, leakageCo2Kg: 76, leakedEnergyKWh: 200 },
      { index: 2, leakedM3: 0, leakedRatio: 0, leakageCost: 0, leakageCo2Kg: 0 },
      { index: plantIndex, volumeM3: 15_000, leakedM3: 2000, cost: 500 },
    ]);
    expect(rows.at(-1)!.leakageCost).toBeCloseTo((500 * 2000) / 15_000, 9);
  });

  test.each<readonly [string, Partial<MachineAirStatistics>]>([
    ['nothing was delivered', { volumeM3: 0, leakedM3: 0 }],
    ['the leaked volume is unknown', { leakedM3: undefined }],
    ['more leaked than was delivered', { leakedM3: 10_001 }],
    ['the counter was reset', { volumeM3: -3 }],
  ])('have no cost of leakage when %s', (_case, over) => {
    for (const row of volumeAndLeakage([statistics(over)], tariff))
      expect(row).toMatchObject({ leakedRatio: undefined, leakageCost: undefined, leakageCo2Kg: undefined, cost: 250 });
  });
});
