/** Of the percent that coverages are told in: 1 decimal. */
const steps = 1000;
/** So that a share that is whole but for rounding errors is whole. */
const errorSteps = 1e-9;

/** A coverage (0..1) in percent with one decimal, rounded down: only what is whole is 100. */
export function coveragePercent(ratio: number): number {
  return Math.floor(ratio * steps + errorSteps) / (steps / 100);
}
