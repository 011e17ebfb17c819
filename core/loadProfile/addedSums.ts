import type { ChannelSums } from '../totals/index.ts';

/** Several channels as one: the sum of their means, in the quarter hours that all of them have, for as long as the least known of them. */
export function addedSums(parts: readonly ChannelSums[]): ChannelSums {
  const [first, ...others] = parts.filter(({ steps }) => steps.length > 0);
  const places = others.map(({ steps }) => new Map(Array.from(steps, (step, i) => [step, i])));
  const rows = Array.from(first?.steps ?? []).flatMap((step, i) => {
    const at = places.map((place) => place.get(step));
    if (first === undefined || at.includes(undefined)) return [];
    const each = [{ of: first, i }, ...others.map((of, k) => ({ of, i: at[k]! }))];
    const sum = (value: (of: ChannelSums, at: number) => number) => each.reduce((all, { of, i: row }) => all + value(of, row), 0);
    const coveredMs = Math.min(...each.map(({ of, i: row }) => of.coveredMs[row]!));
    const mean = sum((of, row) => of.sums[row]! / of.coveredMs[row]!);
    return [
      { step, coveredMs, sum: mean * coveredMs, least: sum((of, row) => of.least[row]!), greatest: sum((of, row) => of.greatest[row]!) },
    ];
  });
  return {
    steps: Float64Array.from(rows, ({ step }) => step),
    sums: Float64Array.from(rows, ({ sum }) => sum),
    coveredMs: Float64Array.from(rows, ({ coveredMs }) => coveredMs),
    least: Float32Array.from(rows, ({ least }) => least),
    greatest: Float32Array.from(rows, ({ greatest }) => greatest),
  };
}
