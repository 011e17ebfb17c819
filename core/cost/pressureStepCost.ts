import type { Figure } from '../figures/index.ts';
import { type Finding, type KnownAmount, knownProduct, knownTimes } from '../estimate/index.ts';
import { msPerDay, timeRangeMs } from '../time/index.ts';
import type { EnergyCost, NoCostReason } from './EnergyCost.ts';

/** What a step of the network pressure costs, or why that is not known. */
export type PressureStepFinding = Finding<'shareOfLoad', NoCostReason>;

/** Of the pressure that costs are given for, bar. */
export const pressureStepBar = 0.1;
/**
 * Of a screw compressor's power on load, per bar at 6 to 8 bar gauge: 7 % as a rule of thumb, 6.0 to 8.4 % by the isentropic ratio of pressures.
 */
export const pressureRule: KnownAmount = { kind: 'rule', value: 0.07, low: 0.06, high: 0.084 };
const daysPerYear = 365;

/** What energy on load costs in a year like the time of the range that has a price; undefined without energy that has a price. */
export function loadCostPerYear({ cost, byRate, range }: Pick<EnergyCost, 'cost' | 'byRate' | 'range'>): Figure {
  if (cost.kind === 'none' || cost.coverage === 0) return undefined;
  const noLoadCost = byRate.reduce((sum, { costNoLoad }) => sum + (costNoLoad ?? 0), 0);
  const days = (timeRangeMs(range) / msPerDay) * cost.coverage;
  return ((cost.value - noLoadCost) * daysPerYear) / days;
}

/**
 * What 0.1 bar more costs in a year like the range: energy on load x 7 % per bar x 0.1 bar x mean price. A rule of thumb, as
 * nothing is known of the compressors' own slopes; nothing without energy that has a price.
 */
export function pressureStepCost(of: Pick<EnergyCost, 'cost' | 'byRate' | 'range'>): PressureStepFinding {
  const { cost, range } = of;
  const [method, perYear] = ['shareOfLoad', loadCostPerYear(of)] as const;
  if (cost.kind === 'none') return { kind: 'none', method, reason: cost.reason, coverage: cost.coverage };
  if (perYear === undefined || cost.value <= 0) return { kind: 'none', method, reason: 'noPower', coverage: cost.coverage };
  const { unit, n, coverage, assumptions } = cost;
  return {
    ...knownProduct(knownTimes(cost, (perYear / cost.value) * pressureStepBar), pressureRule),
    ...{ unit: `${unit}/a`, method, ...range, coverage, n },
    assumptions: [...assumptions, { key: 'sharePerBar', value: pressureRule.value, source: 'default' }],
  };
}
