import type { Extent } from './extentOf.ts';

/** The height that a trend's range takes of its drawing, in pixels from its top. */
export interface RangeBand {
  readonly top: number;
  readonly height: number;
}

/** Of a trend without a floor (`trendPath`): `padding` pixels stay free, and a range below `minRange`, in the column's unit, does not fill the rest. */
export function rangeBand({ min, max }: Extent, height: number, padding: number, minRange: number): RangeBand {
  const range = max - min;
  const filled = Math.max(range, minRange);
  const bandHeight = filled > 0 ? ((height - 2 * padding) * range) / filled : 0;
  return { top: (height - bandHeight) / 2, height: bandHeight };
}
