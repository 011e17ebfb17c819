import { line } from 'd3-shape';
import type { Point } from './shapes.ts';

const path = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
).digits(1);

/** The `d` of an SVG path through each piece; a piece of one point is a dot where line caps are round. */
export function linePath(pieces: readonly (readonly Point[])[]): string {
  return pieces.map((piece) => path(piece) ?? '').join('');
}
