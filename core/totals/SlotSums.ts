import { extremeCount, sumCount } from './sumFields.ts';

/** Sums and extremes of one slot, for one or several quarter hours one after the other. */
export interface SlotSums {
  readonly sums: Float64Array;
  readonly extremes: Float64Array;
}

export const slotSums = (slot: number, quarters = 1): SlotSums => ({
  sums: new Float64Array(sumCount(slot) * quarters),
  extremes: new Float64Array(extremeCount * quarters).fill(-Infinity),
});

/** In loops, as so few numbers are filled in less time than it takes to call `fill`. */
export function clearSums({ sums, extremes }: SlotSums): void {
  for (let i = 0; i < sums.length; i++) sums[i] = 0;
  for (let i = 0; i < extremes.length; i++) extremes[i] = -Infinity;
}

export function raise(extremes: Float64Array, at: number, value: number): void {
  if (value > extremes[at]!) extremes[at] = value;
}
