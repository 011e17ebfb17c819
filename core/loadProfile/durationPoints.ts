import type { DurationCurve } from './durationCurve.ts';

/** A duration curve at even shares of the known time, 0 to 1: what was reached or passed for at least that long; none without any. */
export function durationPoints({ steps, hours }: DurationCurve, intervals: number): readonly number[] {
  if (steps.length === 0) return [];
  let at = 0;
  let passed = steps[0]!.hours;
  return Array.from({ length: intervals + 1 }, (_, i) => {
    while (passed < (i / intervals) * hours && at < steps.length - 1) passed += steps[++at]!.hours;
    return steps[at]!.mean;
  });
}

/** The share of the known time, 0..1, in which no more than a value was needed, straight between the points. */
export function shareWithin(points: readonly number[], value: number): number {
  const first = points.findIndex((point) => point <= value);
  if (first <= 0) return first === 0 ? 1 : 0;
  const [above, below] = [points[first - 1]!, points[first]!];
  const place = first - 1 + (above - value) / (above - below);
  return 1 - place / (points.length - 1);
}
