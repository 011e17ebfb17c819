import type { AxisMark } from './LineChartData.ts';

/** Numbers of marks that stand together: `2`, or `2–4`; undefined where none has one. */
export function numbersText(marks: readonly Pick<AxisMark, 'number'>[]): string | undefined {
  const numbers = marks.flatMap(({ number }) => number ?? []);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined) return undefined;
  return first === last ? `${first}` : `${first}–${last}`;
}
