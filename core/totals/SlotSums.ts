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

export function clearSums({ sums, extremes }: SlotSums): void {
  sums.fill(0);
  extremes.fill(-Infinity);
}

export function raise(extremes: Float64Array, at: number, value: number): void {
  if (value > extremes[at]!) extremes[at] = value;
}
