import { msPerSecond } from '../time/index.ts';
import type { ChannelSums } from './ChannelSums.ts';
import { isStateShare, type SummedChannel } from './stateShares.ts';

/** What the steps of time have of one channel, in its base unit; NaN where a step has no value. */
export interface StepColumns {
  /** Weighted with time. */
  readonly mean: Float32Array;
  /** NaN throughout for the share of a state. */
  readonly least: Float32Array;
  readonly greatest: Float32Array;
  /** Seconds with a value, 0 where there is none. */
  readonly coveredS: Float32Array;
}

/** Sums as columns over the steps that have a value of any of the channels, ascending. */
export interface SteppedColumns {
  readonly steps: Float64Array;
  readonly columns: ReadonlyMap<SummedChannel, StepColumns>;
}

function columnsOf({ steps, sums, coveredMs, least, greatest }: ChannelSums, allSteps: Float64Array, isShare: boolean): StepColumns {
  const column = () => new Float32Array(allSteps.length).fill(NaN);
  const made = { mean: column(), least: column(), greatest: column(), coveredS: new Float32Array(allSteps.length) };
  let row = 0;
  for (let i = 0; i < steps.length; i++) {
    while (allSteps[row]! < steps[i]!) row++;
    if (coveredMs[i]! > 0) made.mean[row] = Math.min(greatest[i]!, Math.max(least[i]!, sums[i]! / coveredMs[i]!));
    if (!isShare) made.least[row] = least[i]!;
    if (!isShare) made.greatest[row] = greatest[i]!;
    made.coveredS[row] = coveredMs[i]! / msPerSecond;
  }
  return made;
}

const isSame = (one: Float64Array, other: Float64Array) => one.length === other.length && one.every((step, i) => step === other[i]);

/** Steps of any of the lists, ascending; mostly they are the same. */
function joinedSteps(lists: readonly Float64Array[]): Float64Array {
  let joined = lists[0] ?? new Float64Array(0);
  for (const list of lists) if (!isSame(list, joined)) joined = Float64Array.from(new Set([...joined, ...list])).sort();
  return joined;
}

/** Sums by channel as columns over one list of steps. */
export function stepColumns(sums: ReadonlyMap<SummedChannel, ChannelSums>): SteppedColumns {
  const filled = [...sums].filter(([, of]) => of.steps.length > 0);
  const steps = joinedSteps(filled.map(([, of]) => of.steps));
  return { steps, columns: new Map(filled.map(([channel, of]) => [channel, columnsOf(of, steps, isStateShare(channel))])) };
}
