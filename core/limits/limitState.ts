import { samplePeriodMs } from '../samples/index.ts';
import type { Bound } from './limitFault.ts';

/** A limit as it is watched. */
export interface WatchedLimit {
  readonly bound: Bound;
  /** Value, hysteresis and readings have the same unit. */
  readonly limit: number;
  readonly hysteresis: number;
  readonly delayMs: number;
}

/** A value at a moment; undefined while it is missing. */
export interface TimedReading {
  readonly atMs: number;
  readonly value: number | undefined;
}

/** Where a limit stands. */
export interface LimitState {
  readonly isViolated: boolean;
  /** Since when the values say the opposite, without a break; undefined while they do not. */
  readonly turningSinceMs: number | undefined;
  readonly lastMs: number | undefined;
}

export const limitKept: LimitState = { isViolated: false, turningSinceMs: undefined, lastMs: undefined };
export const limitViolated: LimitState = { ...limitKept, isViolated: true };

/** Two samples that are further apart leave a gap, in which the value may have been anything. */
export const longestStepMs = 5 * samplePeriodMs;

function isOutside({ bound, limit }: WatchedLimit, value: number): boolean {
  return bound === 'upper' ? value > limit : value < limit;
}

function isBackInside({ bound, limit, hysteresis }: WatchedLimit, value: number): boolean {
  return bound === 'upper' ? value <= limit - hysteresis : value >= limit + hysteresis;
}

/**
 * Where a limit stands after a reading. A violation begins when all values of the delay were outside, and is over when all were back inside by the
 * hysteresis. A missing value, a gap and a clock that was set back change nothing, and the delay begins again after them.
 */
export function nextLimitState(state: LimitState, watched: WatchedLimit, { atMs, value }: TimedReading): LimitState {
  const { isViolated, lastMs } = state;
  if (!Number.isFinite(atMs)) return { ...state, turningSinceMs: undefined };
  const stepMs = lastMs === undefined ? 0 : atMs - lastMs;
  const isUnbroken = stepMs >= 0 && stepMs <= longestStepMs;
  const isTurning =
    value !== undefined && Number.isFinite(value) && (isViolated ? isBackInside(watched, value) : isOutside(watched, value));
  if (!isTurning) return { isViolated, turningSinceMs: undefined, lastMs: atMs };
  const sinceMs = (isUnbroken ? state.turningSinceMs : undefined) ?? atMs;
  return atMs - sinceMs >= watched.delayMs
    ? { isViolated: !isViolated, turningSinceMs: undefined, lastMs: atMs }
    : { isViolated, turningSinceMs: sinceMs, lastMs: atMs };
}
