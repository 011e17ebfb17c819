const rounded = (pixels: number) => String(Math.round(pixels * 10) / 10);

/** The `d` of an SVG path through each piece, whose points are x and y of one after the other. */
export function linePath(pieces: readonly Float64Array[]): string {
  let d = '';
  for (const points of pieces)
    for (let i = 0; i < points.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${rounded(points[i]!)},${rounded(points[i + 1]!)}`;
  return d;
}
