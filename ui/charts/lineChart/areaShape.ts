import type { Rect } from '../../../core/plot/index.ts';

/** What lies between a piece of a line and the pixel of zero, as corners x and y one after the other. */
export function areaShape(piece: Float64Array, zeroPx: number, { y, height }: Rect): Float64Array {
  const bottom = Math.min(y + height, Math.max(y, zeroPx));
  return Float64Array.of(...piece, piece[piece.length - 2]!, bottom, piece[0]!, bottom);
}

/** Areas on top of each other have two grounds in turn; the token of each. */
export const areaGrounds = ['m-steel-2', 'm-steel'] as const;
export const areaGround = (place: number): 0 | 1 => (place % 2 === 0 ? 0 : 1);
