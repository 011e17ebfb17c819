import { expect } from '@jest/globals';
import {
  airStatistics,
  type BalancedMachine,
  type BalanceReport,
  balanceReportOf,
  consumption,
  type EnergyBalance,
  energyBalanceOf,
  type LeakFlow,
  type MachineBalance,
  volumeAndLeakage,
} from '../../../core/balance/index.ts';
import type { Tariff } from '../../../core/tariff/index.ts';
import type { RangeTotals } from '../../../core/totals/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { type Counts, countsOfTotals, plantIndex } from '../../../core/statistics/index.ts';

export const tariff: Tariff = { ratePerKWh: 0.25, co2KgPerKWh: 0.38 };
const leak: LeakFlow = { flowM3min: 0.5, origin: 'estimate' };

type Figure = number | undefined;
const sum = (parts: readonly Figure[]): Figure => {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.reduce((total, part) => total + part, 0);
};
const ratio = (part: Figure, whole: Figure): Figure =>
  part === undefined || whole === undefined || whole === 0 ? undefined : part / whole;

/** An `expect` takes longer than what it is given: of thousands of figures it is for one that is wrong. */
function expectEqual(whole: Figure, parts: Figure): void {
  const isEqual = parts === undefined || whole === undefined ? whole === parts : Math.abs(whole - parts) <= 1e-12 * Math.abs(parts);
  if (!isEqual) expect(whole).toBe(parts);
}

/** Each figure of a tree is finite and not negative. */
function expectFigures(tree: object): void {
  for (const [name, value] of Object.entries(tree)) {
    const isFigure = typeof value !== 'number' || value === plantIndex || (value >= 0 && value < Infinity);
    if (!isFigure) expect(`${name} ${value}`).toBe('a figure');
    if (typeof value === 'object' && value !== null) expectFigures(value as object);
  }
}

const summed = [
  'loadS',
  'noLoadS',
  'motorStarts',
  'unloadCycles',
  'volumeM3',
  'energyLoadKWh',
  'energyNoLoadKWh',
  'energyAtStandstillKWh',
  'energyKWh',
] as const;
const costs = ['costLoad', 'costNoLoad', 'costAtStandstill', 'cost'] as const;

function expectBalance({ machines, plant, rangeS }: EnergyBalance, { ratePerKWh, co2KgPerKWh }: Tariff): void {
  for (const figure of [...summed, ...costs]) expectEqual(plant[figure], sum(machines.map((machine) => machine[figure])));
  for (const of of [plant, ...machines]) {
    expectEqual(of.energyKWh, sum([of.energyLoadKWh, of.energyNoLoadKWh, of.energyAtStandstillKWh]));
    expectEqual(of.cost, sum([of.costLoad, of.costNoLoad, of.costAtStandstill]));
    expectEqual(of.cost, of.energyKWh === undefined ? undefined : of.energyKWh * ratePerKWh);
    expectEqual(of.loadRatio, ratio(of.loadS, sum([of.loadS, of.noLoadS])));
    expectEqual(of.specificPowerKWperM3min, of.specificPowerKWhM3 === undefined ? undefined : of.specificPowerKWhM3 * 60);
  }
  const both = machines.filter(({ energyKWh, volumeM3 }) => energyKWh !== undefined && volumeM3 !== undefined);
  expectEqual(plant.specificPowerKWhM3, ratio(sum(both.map((of) => of.energyKWh)), sum(both.map((of) => of.volumeM3))));
  expectEqual(plant.airCostPerM3, plant.specificPowerKWhM3 === undefined ? undefined : plant.specificPowerKWhM3 * ratePerKWh);
  expectEqual(plant.co2Kg, plant.energyKWh === undefined ? undefined : plant.energyKWh * co2KgPerKWh);
  const standstillRatio = ratio(plant.energyAtStandstillKWh, plant.energyKWh);
  expectEqual(standstillRatio === undefined ? undefined : 1, sum([plant.loadCostRatio, plant.noLoadCostRatio, standstillRatio]));
  for (const { loadS = 0, noLoadS = 0, coverage } of machines) {
    expect(loadS + noLoadS).toBeLessThanOrEqual(rangeS * (1 + 1e-12));
    for (const share of Object.values(coverage) as number[]) expect(share).toBeLessThanOrEqual(1);
  }
}

function expectStatistics(counts: readonly Counts[], { plant }: EnergyBalance): void {
  const machines = counts.filter(({ index }) => index !== plantIndex);
  const whole = counts.find(({ index }) => index === plantIndex)!;
  for (const figure of ['loadS', 'noLoadS', 'motorStarts', 'energyKWh', 'energyLoadKWh', 'volumeM3'] as const) {
    expectEqual(whole[figure], sum(machines.map((of) => of[figure])));
    expectEqual(whole[figure], plant[figure]);
  }
}

function expectAir(totals: RangeTotals, { plant }: EnergyBalance, of: Tariff): void {
  const { machines } = airStatistics(totals, leak);
  const [consumed, air] = [consumption(machines, of), volumeAndLeakage(machines, of)];
  const plantAir = air.at(-1)!;
  for (const figure of ['energyLoadKWh', 'energyKWh', 'cost', 'co2Kg'] as const) expectEqual(consumed.at(-1)![figure], plant[figure]);
  expectEqual(plantAir.volumeM3, plant.volumeM3);
  expectEqual(plantAir.leakedM3, sum(air.slice(0, -1).map(({ leakedM3 }) => leakedM3)));
  for (const row of air) {
    expectEqual(row.leakedRatio, ratio(row.leakedM3, row.volumeM3));
    expectEqual(row.leakageCost, row.cost === undefined || row.leakedRatio === undefined ? undefined : row.cost * row.leakedRatio);
    expect(row.leakedM3 ?? 0).toBeLessThanOrEqual((row.volumeM3 ?? 0) * (1 + 1e-12));
  }
}

/** Printed parts may miss their printed whole by half a digit each, and no more. */
function expectReport({ columns, rows, total }: BalanceReport): void {
  columns.forEach(({ figure, digits }, i) => {
    if (!summed.includes(figure as never) && !costs.includes(figure as never)) return;
    const printed = sum(rows.map(({ values }) => values[i]));
    // a machine that only stood still and that nobody named has no row, only zeros in the total
    if (printed === undefined) expect(total.values[i] ?? 0).toBe(0);
    else expect(total.values[i]).toBeDefined();
    const slack = 0.5 * 10 ** -digits * (rows.length + 1) + 1e-9 * (printed ?? 0) + 1e-12;
    expect(Math.abs((total.values[i] ?? 0) - (printed ?? 0))).toBeLessThanOrEqual(slack);
  });
}

export interface Conserved {
  readonly balance: EnergyBalance;
  readonly report: BalanceReport;
  /** By slot. */
  readonly machine: (index: number) => MachineBalance;
}

/**
 * Holds everything that is made of a range's totals to conservation: the whole is the sum of its parts, a ratio is one of sums,
 * cost is energy times rate, nothing is negative, NaN or infinite. Gives the balance and its report.
 */
export function expectConserved(totals: RangeTotals, named: readonly BalancedMachine[] = [], of: Tariff = tariff): Conserved {
  const balance = energyBalanceOf(totals, named, of);
  expectFigures({ ...balance, range: undefined });
  expectBalance(balance, of);
  expectStatistics(countsOfTotals(totals), balance);
  expectAir(totals, balance, of);
  const report = balanceReportOf(balance, { zone: 'Europe/Berlin', stationName: 'Werk', version: '1', units: defaultSettings.units });
  expectReport(report);
  return { balance, report, machine: (index) => balance.machines[index - 1]! };
}
