import type { Finding } from '../estimate/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { Coefficient } from './energyModel.ts';
import type { ExpectedPoint } from './expectedLine.ts';
import type { PerformanceDay } from './PerformanceDay.ts';
import type { SavingDay } from './savings.ts';

/** Days of the plant, both included. */
export interface DayRange {
  readonly first: PlantDay;
  readonly last: PlantDay;
}

/**
 * Why there is no figure: the baseline has less than 28 days with data, its volume never changes, its energy does not follow its volume,
 * the report has no days, energy has no rate, or what is expected is less than its own uncertainty.
 */
export const noPerformanceReasons = ['tooFewDays', 'noSpread', 'noSlope', 'noReportDays', 'noRate', 'tooUncertain'] as const;
export type NoPerformanceReason = (typeof noPerformanceReasons)[number];

/** A figure against the baseline, or why there is none. */
export type PerformanceFinding = Finding<'baseline', NoPerformanceReason>;

/** What says how good a model is. */
export const performanceChecks = ['cvRmse', 'slopeT', 'nmbe', 'inRange', 'autocorrelation', 'r2'] as const;
export type PerformanceCheckName = (typeof performanceChecks)[number];
/** How a model stands to a limit. */
export interface PerformanceCheck {
  readonly value: number;
  /** Both undefined for what is information only. */
  readonly limit: number | undefined;
  readonly isKept: boolean | undefined;
}

/** Since when days need another energy than expected. */
export interface PerformanceChange {
  readonly since: PlantDay;
  /** The day by which it was beyond chance. */
  readonly foundOn: PlantDay;
  /** kWh a day more than expected, or less below 0. */
  readonly perDay: PerformanceFinding;
}

/** What a report comes to against its baseline. */
export const performanceFigures = ['saving', 'cost', 'co2', 'enpi', 'baselineSpecific', 'specific', 'marginal'] as const;
export type PerformanceFigure = (typeof performanceFigures)[number];

/** How the energy of a day of the baseline follows what it depends on, and how well. */
export interface FittedModel {
  /** The base load of a day first, then that of volume, up to `changeM3` and above it where there is one. */
  readonly coefficients: readonly Coefficient[];
  /** Volume of a day from which on a m3 costs something else. */
  readonly changeM3: number | undefined;
  readonly r2: number;
  readonly cvRmse: number;
  readonly nmbe: number;
  /** Days of the baseline. */
  readonly n: number;
  /** How much a day's residual resembles that of the day before, -1..1. */
  readonly rho: number;
  /** From the least to the greatest volume of a day, with its interval of 90 %. */
  readonly line: readonly ExpectedPoint[];
}

/** Whether a plant needs less energy than its baseline expects, the variables taken out. */
export interface Performance {
  readonly baseline: readonly PerformanceDay[];
  readonly model: FittedModel | undefined;
  /** Power was calculated from states and rated powers, if only in part. */
  readonly isEstimated: boolean;
  /** The baseline is of less than twelve months. */
  readonly isProvisional: boolean;
  readonly checks: Readonly<Record<PerformanceCheckName, PerformanceCheck>> | undefined;
  /**
   * `saving` in kWh, `cost` and `co2` are what it comes to; `enpi` is measured per expected energy; `baselineSpecific` and `specific` are
   * kWh/m3 of the baseline's mean day, then and now; `marginal` is what a m3/min more needs, in kW.
   */
  readonly figures: Readonly<Record<PerformanceFigure, PerformanceFinding>>;
  /** The saving as a share of the expected energy. */
  readonly savingShare: number | undefined;
  /** The saving, or what was needed more, is larger than its own uncertainty. */
  readonly isDistinct: boolean;
  /** Of the saving, as ASHRAE Guideline 14 has it; undefined where the saving is not distinct, of which it would be a multiple. */
  readonly fractionalUncertainty: number | undefined;
  readonly days: readonly SavingDay[];
  readonly change: PerformanceChange | undefined;
}
