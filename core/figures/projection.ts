import { rounded } from './rounded.ts';

/** A figure of a long time that was projected from a shorter one, as it can be shown: no digit says more than is known. */
export interface Projection {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Of all three, 0 or more. */
  readonly decimals: number;
}

/**
 * By how much of itself the mean of so many days may be off: the standard error where a day's figure varies by as much as it is large.
 * A rule of thumb, as 1 / √days; all of it (1) for a day or less, and for a missing number of days.
 */
export const projectionSpread = (days: number): number => (days > 1 ? 1 / Math.sqrt(days) : 1);

const maxDecimals = 2;

/**
 * A projected figure with its range, `spread` (0..1) of it to either side; all in decimal steps of which that half has 2 to 20, the range outwards, and no finer than hundredths.
 * A figure of 0, or one that is missing or infinite, gives undefined.
 */
export function projection(value: number | undefined, spread: number): Projection | undefined {
  const half = Math.abs(value ?? NaN) * spread;
  if (value === undefined || half === 0 || !Number.isFinite(value + Math.sign(value) * half)) return undefined;
  const exponent = Math.max(-maxDecimals, Math.floor(Math.log10(half / 2)));
  const inSteps = (figure: number, round: (steps: number) => number) =>
    rounded(round(figure / 10 ** exponent) * 10 ** exponent, -exponent)!;
  return {
    value: inSteps(value, Math.round),
    low: inSteps(value - half, Math.floor),
    high: inSteps(value + half, Math.ceil),
    decimals: Math.max(0, -exponent),
  };
}
