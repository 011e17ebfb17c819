/**
 * Sums of value x milliseconds that no order of adding changes.
 * Values are taken in steps of 2^-18 (finer than 32-bit columns hold above 32), so a quarter hour's sum is a whole number of steps that 53 bits hold.
 * It is kept in two numbers, so that many thousand quarter hours can be added without rounding.
 */
const stepBits = 18;

/** Greater values are no readings. */
export const greatestReading = 32_767;

/** Adding and taking off this number rounds to whole steps. */
export const rounder = 1.5 * 2 ** (52 - stepBits);

const carry = 2 ** (32 - stepBits);

/** Adds a sum of at most a quarter hour to the pair at `at`. */
export function addExact(sums: Float64Array, at: number, sum: number): void {
  const high = Math.floor(sum / carry);
  sums[at]! += high;
  sums[at + 1]! += sum - high * carry;
}

/** The pair's sum, rounded once. */
export const exactValue = (sums: Float64Array, at: number): number => sums[at]! * carry + sums[at + 1]!;
