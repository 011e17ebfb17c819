/**
 * Sums of value x milliseconds that no order of adding changes.
 * A value is taken in two parts: in steps of 2^-18, and what that leaves in steps of 2^-52. So nothing of a 64-bit value from 1 on is lost, and at most 2^-53 of a smaller one.
 * Either part's sum over a quarter hour is a whole number of its steps that 53 bits hold.
 * The sum is kept in three numbers, so that many thousand quarter hours can be added without rounding.
 */
const stepBits = 18;
const fineBits = 52;

/** Greater values are no readings. */
export const greatestReading = 32_767;

/** Adding and taking off this number rounds to whole steps. */
export const rounder = 1.5 * 2 ** (52 - stepBits);
/** Likewise to fine steps, of what is left of less than one. */
export const fineRounder = 1.5 * 2 ** (52 - fineBits);

/** What the first number of a sum counts. */
const highUnit = 2 ** 6;
/** The third number is what is left below this. */
const middleUnit = 2 ** -23;

/** Numbers of a kept sum. */
export const exactNumbers = 3;

/** Adds a sum of at most a quarter hour, in its two parts, to the numbers at `at`. */
export function addExact(sums: Float64Array, at: number, sum: number, rest: number): void {
  const high = Math.floor(sum / highUnit);
  const middle = Math.floor(rest / middleUnit) * middleUnit;
  sums[at]! += high;
  sums[at + 1]! += sum - high * highUnit + middle;
  sums[at + 2]! += rest - middle;
}

/** The kept sum as one number: the same however it was added up. */
export function exactValue(sums: Float64Array, at: number): number {
  const carriedLow = Math.floor(sums[at + 2]! / middleUnit) * middleUnit;
  const low = sums[at + 2]! - carriedLow;
  const carriedMiddle = Math.floor((sums[at + 1]! + carriedLow) / highUnit);
  const middle = sums[at + 1]! + carriedLow - carriedMiddle * highUnit;
  const high = (sums[at]! + carriedMiddle) * highUnit;
  const sum = high + middle;
  return sum + (middle - (sum - high) + low);
}
