import { line, area } from 'd3-shape';

/** Decimals of a pixel in a path. */
export const pathDigits = 1;

/** The `d` of an SVG path through each piece, whose points are x and y of one after the other. */
export function linePath(pieces: readonly Float64Array[]): string {
  return pieces.map(piecePath).join('');
}

function piecePath(points: Float64Array): string {
  const through = line<number>(
    (i) => points[2 * i]!,
    (i) => points[2 * i + 1]!,
  ).digits(pathDigits);
  return through(Array.from({ length: points.length / 2 }, (_, i) => i)) ?? '';
}

/** The path of a band of pixels: x, and y of its lower and its upper edge. Empty without points. */
export const bandPath = (points: readonly (readonly number[])[]): string =>
  area<readonly number[]>()
    .x(([x]) => x!)
    .y0(([, low]) => low!)
    .y1(([, , high]) => high!)
    .digits(pathDigits)(points) ?? '';
