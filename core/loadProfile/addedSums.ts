import type { ChannelSums } from '../totals/index.ts';

/** A channel that is added to others, and what else says that there is something to be added: the state of the machine whose power it is. */
export interface AddedPart {
  readonly sums: ChannelSums;
  readonly seen?: ChannelSums | undefined;
}

/** The steps of both, each once, ascending as they are. */
function stepsOfBoth(some: Float64Array, others: Float64Array): Float64Array {
  if (some.length === others.length && some.every((step, i) => step === others[i])) return some;
  const both = new Float64Array(some.length + others.length);
  let [at, i, j] = [0, 0, 0];
  while (i < some.length && j < others.length) {
    const [step, other] = [some[i]!, others[j]!];
    both[at++] = Math.min(step, other);
    if (step <= other) i++;
    if (other <= step) j++;
  }
  const rest = i < some.length ? some.subarray(i) : others.subarray(j);
  both.set(rest, at);
  return both.slice(0, at + rest.length);
}

/** The first and the last step in which anything is known of a part. */
function expectedSteps({ sums, seen }: AddedPart): readonly [first: number, last: number] {
  const known = [sums, seen].flatMap((of) => (of === undefined || of.steps.length === 0 ? [] : [of.steps]));
  return [Math.min(...known.map((steps) => steps[0]!)), Math.max(...known.map((steps) => steps.at(-1)!))];
}

/**
 * Several channels as one: the sum of their means, for as long as the least known of them, in the quarter hours in which all have one that are
 * there by then. A machine that is added or taken away within the range is missing neither before nor after.
 */
export function addedSums(parts: readonly AddedPart[]): ChannelSums {
  const filled = parts.filter(({ sums }) => sums.steps.length > 0);
  const all = filled.map(({ sums }) => sums.steps).reduce(stepsOfBoth, new Float64Array());
  const count = all.length;
  const [means, leasts, greatests] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const knownMs = new Float64Array(count).fill(Infinity);
  const lacks = new Uint8Array(count);
  for (const part of filled) {
    const { steps, sums, coveredMs, least, greatest } = part.sums;
    const [first, last] = expectedSteps(part);
    let next = 0;
    for (let i = 0; i < count; i++) {
      const step = all[i]!;
      if (next < steps.length && steps[next] === step) {
        means[i]! += sums[next]! / coveredMs[next]!;
        knownMs[i] = Math.min(knownMs[i]!, coveredMs[next]!);
        leasts[i]! += least[next]!;
        greatests[i]! += greatest[next]!;
        next++;
      } else if (step >= first && step <= last) lacks[i] = 1;
    }
  }
  const made = {
    steps: new Float64Array(count),
    sums: new Float64Array(count),
    coveredMs: new Float64Array(count),
    least: new Float32Array(count),
    greatest: new Float32Array(count),
  };
  let found = 0;
  for (let i = 0; i < count; i++) {
    if (lacks[i] === 1) continue;
    made.steps[found] = all[i]!;
    made.sums[found] = means[i]! * knownMs[i]!;
    made.coveredMs[found] = knownMs[i]!;
    made.least[found] = leasts[i]!;
    made.greatest[found] = greatests[i]!;
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
