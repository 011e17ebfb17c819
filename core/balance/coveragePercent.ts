import type { Figure } from '../figures/index.ts';

/** Of the percent that coverages are reported in: 1 decimal. */
const steps = 1000;
/** So that a share that is whole but for rounding errors is whole. */
const errorSteps = 1e-9;

/** A coverage (0..1) in percent with one decimal, rounded down: only what is whole is 100. A missing one stays missing. */
export function coveragePercent(ratio: number): number;
export function coveragePercent(ratio: Figure): Figure;
export function coveragePercent(ratio: Figure): Figure {
  return ratio === undefined ? undefined : Math.floor(ratio * steps + errorSteps) / (steps / 100);
}
