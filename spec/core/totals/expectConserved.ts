import { expect } from '@jest/globals';
import { addTotals, type MachineTotals, type RangeTotals } from '../../../core/totals/index.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isClose = (actual: number, expected: number) => Math.abs(actual - expected) < 5e-7;

/** Each number of an object that is not finite, however deep; a missing figure is undefined, never NaN or endless. */
function endless(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => endless(each, `${path}.${key}`));
}

/** What does not hold of a machine. */
function brokenOf(machine: MachineTotals, rangeS: number): string[] {
  const { loadS, noLoadS, offS, errorS, noDataS, powerS, deliveryS, noLoadPowerS, energyKWh } = machine;
  const claims: Readonly<Record<string, boolean>> = {
    'its states fill the range': isClose(sum([loadS, noLoadS, offS, errorS, noDataS]), rangeS),
    'its energies by state make its energy':
      sum([machine.energyLoadKWh, machine.energyNoLoadKWh, machine.energyAtStandstillKWh]) === energyKWh,
    'none is negative': (Object.values(machine) as (number | undefined)[]).every((value) => (value ?? 0) >= 0),
    'no coverage is longer than the range': [powerS, deliveryS, noLoadPowerS].every((coveredS) => coveredS <= rangeS),
    'power at no load is known in no load': noLoadPowerS <= noLoadS,
    'its power is least to most': (machine.powerMinKW ?? 0) <= (machine.powerMaxKW ?? Infinity),
    'its delivery is least to most': (machine.deliveryMinM3min ?? 0) <= (machine.deliveryMaxM3min ?? Infinity),
    'its mean power at no load makes its energy there': isClose(
      (machine.noLoadPowerMeanKW ?? 0) * (noLoadPowerS / 3600),
      machine.energyNoLoadKWh,
    ),
  };
  return Object.keys(claims).filter((claim) => !claims[claim]);
}

/**
 * The whole is the sum of its parts: each machine's states fill the range, its energies by state make its energy, and those of the machines the plant's.
 * Nothing is negative but a pressure, no coverage is longer than the range, and a minimum is not above its maximum.
 * Given adjoining `parts`, their totals add up to the whole's.
 */
export function expectConserved(whole: RangeTotals, parts: readonly RangeTotals[] = []): void {
  const { plant, machines, rangeS } = whole;
  // thousands of claims in a property: each in an expect of its own would take longer than what is proven
  expect([
    ...endless({ plant, machines, rangeS }, 'totals'),
    ...machines.flatMap((machine, i) => brokenOf(machine, rangeS).map((claim) => `K${i + 1}: ${claim}`)),
  ]).toEqual([]);
  expect(machines).toHaveLength(10);
  expect(plant.energyKWh).toBe(sum(machines.map(({ energyKWh }) => energyKWh)));
  expect(plant.volumeFlowStandingM3).toBeLessThanOrEqual(plant.volumeFlowM3);
  expect(plant.pressureMinBar ?? -1).toBeLessThanOrEqual(plant.pressureMaxBar ?? Infinity);
  for (const coveredS of [plant.pressureS, plant.volumeFlowS, plant.deliveredS, plant.reportedPowerS])
    expect(coveredS).toBeLessThanOrEqual(rangeS);

  if (parts.length > 0) expectClose(parts.reduce(addTotals), whole);
}

/** The same figures but for the last digits of sums. */
export function expectClose(actual: unknown, expected: unknown, path = 'totals'): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const near = Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
    if (!near) expect(`${path} ${actual}`).toBe(`${path} ${expected}`);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) expectClose((actual as Record<string, unknown>)[key], value, `${path}.${key}`);
  } else if (!Object.is(actual, expected)) expect(`${path} ${String(actual)}`).toBe(`${path} ${String(expected)}`);
}
