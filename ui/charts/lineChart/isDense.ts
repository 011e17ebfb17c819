import type { LineShape } from '../../../core/plot/index.ts';

/** So many times the plot's width up and down. */
const maxDashedClimb = 2;

/** A line goes up and down so much that dashes would look like gaps in it. */
export const isDense = ({ climb }: LineShape, widthPx: number): boolean => climb > maxDashedClimb * widthPx;
