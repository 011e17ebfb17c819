/** Numbers as multiples of a step, which are kept in two bytes each. */
export interface Scaled {
  readonly step: number;
  readonly values: Int16Array;
}

/** In the place of a number that is missing. */
export const missingSlot = -32_768;
const greatest = 32_767;

/** NaN is missing. The step is the least one, doubled until the greatest number has room. */
export function scaled(numbers: Float64Array, minStep: number): Scaled {
  let farthest = 0;
  for (let i = 0; i < numbers.length; i++) {
    const distance = Math.abs(numbers[i]!);
    if (distance > farthest && distance < Infinity) farthest = distance;
  }
  let step = minStep;
  while (Math.round(farthest / step) > greatest) step *= 2;
  const values = new Int16Array(numbers.length);
  for (let i = 0; i < numbers.length; i++) values[i] = Number.isFinite(numbers[i]!) ? Math.round(numbers[i]! / step) : missingSlot;
  return { step, values };
}

/** One of them; NaN where it is missing. */
export function unscaled({ step, values }: Scaled, at: number): number {
  const value = values[at] ?? missingSlot;
  return value === missingSlot ? NaN : value * step;
}
