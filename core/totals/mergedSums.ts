import type { ChannelSums, SumOfTime } from './ChannelSums.ts';

/** Adds up parts that follow each other in time, some steps at a time: the number of a longer step is that of its first one, divided. */
export function mergedSums(parts: readonly ChannelSums[], stepsAtATime = 1): ChannelSums {
  const filled = parts.filter(({ steps }) => steps.length > 0);
  if (filled.length === 1 && stepsAtATime === 1) return filled[0]!;
  const count = parts.reduce((sum, { steps }) => sum + steps.length, 0);
  const steps = new Float64Array(count);
  const sums = new Float64Array(count);
  const coveredMs = new Float64Array(count);
  const least = new Float32Array(count);
  const greatest = new Float32Array(count);
  let at = -1;
  for (const part of parts) {
    for (let i = 0; i < part.steps.length; i++) {
      const step = Math.floor(part.steps[i]! / stepsAtATime);
      if (at < 0 || step !== steps[at]) {
        at++;
        steps[at] = step;
        least[at] = Infinity;
        greatest[at] = -Infinity;
      }
      sums[at]! += part.sums[i]!;
      coveredMs[at]! += part.coveredMs[i]!;
      least[at] = Math.min(least[at]!, part.least[i]!);
      greatest[at] = Math.max(greatest[at]!, part.greatest[i]!);
    }
  }
  const cut = at + 1;
  return {
    steps: steps.slice(0, cut),
    sums: sums.slice(0, cut),
    coveredMs: coveredMs.slice(0, cut),
    least: least.slice(0, cut),
    greatest: greatest.slice(0, cut),
  };
}

/** All steps together; undefined without any. */
export function wholeSum({ steps, sums, coveredMs, least, greatest }: ChannelSums): SumOfTime | undefined {
  if (steps.length === 0) return undefined;
  const added = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);
  return { sum: added(sums), coveredMs: added(coveredMs), least: Math.min(...least), greatest: Math.max(...greatest) };
}
