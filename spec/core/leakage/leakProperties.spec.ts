import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leakFindings } from '../../../core/leakage/leakFindings.ts';
import type { LeakFinding } from '../../../core/leakage/LeakFinding.ts';
import { leakByLoadTimeM3min } from '../../../core/leakage/index.ts';
import { nightFlows } from '../../../core/leakage/nightFlows.ts';
import { demoPlant } from '../../../core/plant/index.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { periodS, restingLog, restingPlant } from './restingPlant.ts';

const none = { cycles: [], decays: { decays: [], longEnough: 0, farEnough: 0 }, volume: undefined };
const asNights = (flows: readonly number[]) =>
  flows.map((flowM3min, i) => ({ day: shiftDay('2026-03-01', i), flowM3min, meanM3min: flowM3min, pressureBar: 7, coverage: 1 }));
const evidenceOf = (flows: readonly number[]) => ({
  nights: asNights(flows),
  ...none,
  days: flows.length,
  range: { fromMs: 0, untilMs: 1 },
});
const byNights = (flows: readonly number[], nightUseM3min = 0) => leakFindings({ ...evidenceOf(flows), nightUseM3min })[0]!;
const valueOf = (finding: LeakFinding) => (finding.kind === 'none' ? NaN : finding.value);

const flows = fc.array(fc.double({ min: 1, max: 20, noNaN: true }), { minLength: 7, maxLength: 30 });
const amount = fc.double({ min: 0.1, max: 5, noNaN: true });

describe('the leak by the flow of nights', () => {
  it('grows by as much as each night flows more, by the same factor as all of them, and is never above what flows', () => {
    fc.assert(
      fc.property(flows, amount, amount, (some, more, use) => {
        const leak = valueOf(byNights(some));
        expect(valueOf(byNights(some.map((flow) => flow + more)))).toBeCloseTo(leak + more, 9);
        expect(valueOf(byNights(some.map((flow) => flow * more)))).toBeCloseTo(leak * more, 9);
        const [bound, less] = [leakFindings(evidenceOf(some))[0]!, byNights(some, use)];
        expect(less.kind === 'none' || less.value <= valueOf(bound)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a plant of fixed-speed machines with nothing used', () => {
  const { table, range } = restingLog(restingPlant(1.5), 4);
  const [night] = nightFlows(table, { ...range, zone: demoPlant.zone, periodS });

  it('leaks by its night what its machines deliver in the mean of time, as ITAC calculates it', () => {
    const deliveries = demoPlant.machines.flatMap(({ index }) => table.columns.get(compressorChannel('deliveryVolumeM3min', index)) ?? []);
    const mean = (column: ArrayLike<number>) => Array.from(column).reduce((sum, value) => sum + (value > 0 ? value : 0), 0) / table.length;
    const delivered = deliveries.reduce((sum, column) => sum + mean(column), 0);
    expect(Math.abs(night!.meanM3min / delivered - 1)).toBeLessThan(0.02);
    expect(table.columns.has(plantChannel('volumeFlowM3min'))).toBe(true);
  });
});

it('8 min on load and 48 min without are 14.3 % of 900 cfm, 128 cfm, as the textbook has it', () => {
  const m3PerCf = 0.0283168466;
  expect(leakByLoadTimeM3min(8 * 60, 56 * 60, 900 * m3PerCf)! / m3PerCf).toBeCloseTo(128.6, 1);
});
