import type { Finding } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';

/**
 * Why there is no figure: no leak flow, power and flow are not known together on any day, energy has no price, the flow of the nights
 * did not change, or more would have leaked than flowed: the leak flow is not that of these days.
 */
export const noLeakCostReasons = ['noLeak', 'noEnergy', 'noPrice', 'noChange', 'leakAboveFlow'] as const;
export type NoLeakCostReason = (typeof noLeakCostReasons)[number];

/** How a figure is made: by the mean power per flow, or by what a m3/min more needs. */
export const leakCostMethods = ['averagePower', 'marginalPower'] as const;
export type LeakCostMethod = (typeof leakCostMethods)[number];

/** A figure of leaks, or why there is none. */
export type LeakCostFinding = Finding<LeakCostMethod, NoLeakCostReason>;

/** What leaks come to. Money is of a year in which nothing changes. */
export const leakCostFigures = ['share', 'average', 'marginal', 'leakedAir', 'repair', 'change', 'alarm'] as const;
export type LeakCostFigure = (typeof leakCostFigures)[number];

/**
 * `share` of all air, 0..1; `average` and `marginal` in kW per m3/min; `leakedAir` is what the leaked air costs at the mean power,
 * `repair` what less leaking saves at the marginal power, `change` what the change of the nights costs, `alarm`
 * the rise that nobody has seen, all in the currency per year.
 */
export interface LeakCost {
  readonly figures: Readonly<Record<LeakCostFigure, LeakCostFinding>>;
  /** Of the days of which power and flow are known together, m3/min. */
  readonly meanFlowM3min: Figure;
  /** Mean price of the energy that was used. */
  readonly energyPricePerKWh: Figure;
  /** Mean price of the time, as a leak never rests. */
  readonly timePricePerKWh: Figure;
}
