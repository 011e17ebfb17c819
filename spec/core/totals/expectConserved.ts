import { expect } from '@jest/globals';
import { addTotals, type RangeTotals } from '../../../core/totals/index.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Every number of an object, however deep; a missing figure is undefined, never NaN or endless. */
function expectFinite(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectFinite);
}

/**
 * The whole is the sum of its parts: each machine's states fill the range, its energies by state make its energy, and those of the machines the plant's.
 * Nothing is negative but a pressure, no coverage is longer than the range, and a minimum is not above its maximum.
 * Given adjoining `parts`, their totals add up to the whole's.
 */
export function expectConserved(whole: RangeTotals, parts: readonly RangeTotals[] = []): void {
  const { plant, machines, rangeS } = whole;
  expect(machines).toHaveLength(10);
  expectFinite({ plant, machines, rangeS });
  for (const machine of machines) {
    const { loadS, noLoadS, offS, errorS, noDataS, powerS, deliveryS, noLoadPowerS, energyKWh } = machine;
    expect(sum([loadS, noLoadS, offS, errorS, noDataS])).toBeCloseTo(rangeS, 6);
    expect(sum([machine.energyLoadKWh, machine.energyNoLoadKWh, machine.energyAtStandstillKWh])).toBe(energyKWh);
    for (const value of Object.values(machine) as (number | undefined)[]) expect(value ?? 0).toBeGreaterThanOrEqual(0);
    for (const coveredS of [powerS, deliveryS, noLoadPowerS]) expect(coveredS).toBeLessThanOrEqual(rangeS);
    expect(noLoadPowerS).toBeLessThanOrEqual(noLoadS);
    expect(machine.powerMinKW ?? 0).toBeLessThanOrEqual(machine.powerMaxKW ?? Infinity);
    expect(machine.deliveryMinM3min ?? 0).toBeLessThanOrEqual(machine.deliveryMaxM3min ?? Infinity);
    expect((machine.noLoadPowerMeanKW ?? 0) * (noLoadPowerS / 3600)).toBeCloseTo(machine.energyNoLoadKWh, 6);
  }
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
  } else expect(actual).toBe(expected);
}
