/** At sharp corners a parallel runs no further from the line than this many times its distance. */
const maxMiter = 1.5;

/**
 * A line's parallel at a distance, to the left of its course where y points downwards; points are x and y of one after the other.
 * Two parallels at a pixel's distance, each a hairline, look like one line two pixels wide, and are painted many times faster than it.
 */
export function parallelLine(points: Float64Array, distance: number): Float64Array {
  const parallel = new Float64Array(points.length);
  const last = points.length - 2;
  let [beforeX, beforeY] = normal(points, 0);
  for (let i = 0; i <= last; i += 2) {
    let [x, y] = [beforeX, beforeY];
    if (i < last) {
      const [afterX, afterY] = i === 0 ? [beforeX, beforeY] : normal(points, i);
      const scale = Math.max(0, 1 + beforeX * afterX + beforeY * afterY);
      const miter = Math.min(maxMiter / Math.max(Math.sqrt(2 * scale), 1e-9), 1 / Math.max(scale, 1e-9));
      [x, y] = [(beforeX + afterX) * miter, (beforeY + afterY) * miter];
      [beforeX, beforeY] = [afterX, afterY];
    }
    parallel[i] = points[i]! + x * distance;
    parallel[i + 1] = points[i + 1]! + y * distance;
  }
  return parallel;
}

/** Of length 1, of the stretch that starts at a point; of a single point or a stretch without length it points up. */
function normal(points: Float64Array, i: number): readonly [number, number] {
  const dx = points[i + 2]! - points[i]!;
  const dy = points[i + 3]! - points[i + 1]!;
  const length = Math.hypot(dx, dy);
  return length > 0 ? [dy / length, -dx / length] : [0, -1];
}
