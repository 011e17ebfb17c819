import type { Figure } from '../figures/index.ts';
import { type Finding, type KnownAmount, knownProduct, knownTimes } from '../estimate/index.ts';
import { msPerDay, timeRangeMs } from '../time/index.ts';
import type { EnergyCost, NoCostReason } from './EnergyCost.ts';

/** What a step of the network pressure costs, or why that is not known. */
export type PressureStepFinding = Finding<'shareOfLoad', NoCostReason>;

/** Of the pressure that costs are given for, bar. */
export const pressureStepBar = 0.1;
/**
 * Of a screw compressor's power on load, per bar at 6 to 8 bar gauge: 7 % as a rule of thumb, 6.0 to 8.4 % by the isentropic ratio of pressures
 * and motor efficiency.
 */
export const pressureRule: KnownAmount = { kind: 'rule', value: 0.07, low: 0.06, high: 0.084 };
const daysPerYear = 365;

/** What energy on load costs in a year like the range; undefined without energy that has a price. */
export function loadCostPerYear({ energy, cost, byRate, range }: EnergyCost): Figure {
  if (energy.kind === 'none' || cost.kind === 'none' || energy.coverage === 0) return undefined;
  const noLoadCost = byRate.reduce((sum, { costNoLoad }) => sum + (costNoLoad ?? 0), 0);
  const days = (timeRangeMs(range) / msPerDay) * energy.coverage;
  return ((cost.value - noLoadCost) * daysPerYear) / days;
}

/**
 * What 0.1 bar more costs in a year like the range: energy on load x 7 % per bar x 0.1 bar x mean price. A rule of thumb, as
 * nothing is known of the compressors' own slopes; nothing without energy that has a price.
 */
export function pressureStepCost(of: EnergyCost): PressureStepFinding {
  const { energy, cost, range } = of;
  const method = 'shareOfLoad';
  const perYear = loadCostPerYear(of);
  if (energy.kind === 'none' || cost.kind === 'none' || perYear === undefined || cost.value <= 0) {
    const reason = energy.kind === 'none' ? energy.reason : cost.kind === 'none' ? cost.reason : 'noPower';
    return { kind: 'none', method, reason, coverage: energy.coverage };
  }
  const onLoad = knownTimes(cost, (perYear / cost.value) * pressureStepBar);
  const { unit, n, assumptions } = cost;
  return {
    ...knownProduct(onLoad, pressureRule),
    ...{ unit: `${unit}/a`, method, ...range, coverage: energy.coverage, n },
    assumptions: [...assumptions, { key: 'sharePerBar', value: pressureRule.value, source: 'default' }],
  };
}
