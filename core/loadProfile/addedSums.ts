import type { ChannelSums } from '../totals/index.ts';

/** Several channels as one: the sum of their means, in the quarter hours that all of them have, for as long as the least known of them. */
export function addedSums(parts: readonly ChannelSums[]): ChannelSums {
  const known = parts.filter(({ steps }) => steps.length > 0);
  const count = Math.min(...known.map(({ steps }) => steps.length), known.length === 0 ? 0 : Infinity);
  const made = {
    steps: new Float64Array(count),
    sums: new Float64Array(count),
    coveredMs: new Float64Array(count),
    least: new Float32Array(count),
    greatest: new Float32Array(count),
  };
  /** Where each part stands. */
  const at = known.map(() => 0);
  let found = 0;
  for (const step of known[0]?.steps ?? []) {
    known.forEach(({ steps }, k) => {
      while (steps[at[k]!]! < step) at[k]!++;
    });
    if (known.some(({ steps }, k) => steps[at[k]!] !== step)) continue;
    let [mean, coveredMs, least, greatest] = [0, Infinity, 0, 0];
    known.forEach((of, k) => {
      const row = at[k]!;
      mean += of.sums[row]! / of.coveredMs[row]!;
      coveredMs = Math.min(coveredMs, of.coveredMs[row]!);
      least += of.least[row]!;
      greatest += of.greatest[row]!;
    });
    made.steps[found] = step;
    made.sums[found] = mean * coveredMs;
    made.coveredMs[found] = coveredMs;
    made.least[found] = least;
    made.greatest[found] = greatest;
    found++;
  }
  return {
    steps: made.steps.slice(0, found),
    sums: made.sums.slice(0, found),
    coveredMs: made.coveredMs.slice(0, found),
    least: made.least.slice(0, found),
    greatest: made.greatest.slice(0, found),
  };
}
