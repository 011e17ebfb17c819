/** How bad a violation of a limit is. */
export const limitSeverities = ['warning', 'error'] as const;
export type LimitSeverity = (typeof limitSeverities)[number];

/** Limits of one measuring point, in bar, m3/min or degC after what it measures. */
export interface PointLimits {
  /** Id of the point, `networkPressureId` or as `inputId` gives it; empty for a place that is free. */
  readonly point: string;
  readonly hasLower: boolean;
  readonly lower: number;
  readonly hasUpper: boolean;
  readonly upper: number;
  /** How far a value has to be back inside until a violation is over, 0 or more; of temperatures in K. */
  readonly hysteresis: number;
  /** How long a value has to be outside, without a break, until that is a violation, and inside until it is over; 0..3600. */
  readonly delayS: number;
  readonly severity: LimitSeverity;
  /** Whether a violation is sent to those who get mails or text messages of its severity. */
  readonly isSent: boolean;
}

/** As many points can be watched; each has two warnings, of which there are 48 numbers. */
export const limitCount = 24;
/** The longest delay. */
export const longestLimitDelayS = 3600;

/** What is watched, and what the station records then. */
export interface LimitSettings {
  /** The time around warnings is recorded as that around errors is. */
  readonly recordsWarnings: boolean;
  /** `limitCount` places. */
  readonly points: readonly PointLimits[];
}

/** A place without limits. */
export const freeLimit: PointLimits = {
  point: '',
  hasLower: false,
  lower: 0,
  hasUpper: false,
  upper: 0,
  hysteresis: 0,
  delayS: 10,
  severity: 'warning',
  isSent: true,
};
