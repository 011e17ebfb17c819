import { slotCount } from '../compressor/index.ts';
import { compressorChannel, plantChannel } from '../samples/index.ts';
import { type ChannelSums, stateShare, type SummedChannel } from '../totals/index.ts';
import type { Quantity } from '../units/index.ts';
import { addedSums } from './addedSums.ts';

interface SeriesSpec {
  readonly quantity: Quantity;
  /** Channels that are added up. */
  readonly over: readonly SummedChannel[];
  /** What says, channel by channel, that there is something to be added. */
  readonly seen?: readonly SummedChannel[];
  /** What they are divided by. */
  readonly per?: readonly SummedChannel[];
}

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const powers = slots.map((slot) => compressorChannel('electricalPowerKW', slot));
const loads = slots.map((slot) => stateShare('load', slot));
const noLoad = slots.map((slot) => stateShare('noLoad', slot));
const delivery = [plantChannel('deliveryVolumeM3min')];

/** What a profile can be of. */
export const profileSeries = {
  flow: { quantity: 'volumeFlow', over: [plantChannel('volumeFlowM3min')] },
  delivery: { quantity: 'volumeFlow', over: delivery },
  power: { quantity: 'power', over: powers, seen: loads },
  specificPower: { quantity: 'specificPower', over: powers, seen: loads, per: delivery },
  noLoadShare: { quantity: 'ratio', over: noLoad, per: [...noLoad, ...loads] },
  pressure: { quantity: 'pressure', over: [plantChannel('systemPressureBar')] },
} as const satisfies Readonly<Record<string, SeriesSpec>>;
/** One of them. */
export type ProfileSeries = keyof typeof profileSeries;

/** The channels that a profile is made of. */
export const channelsOf = (of: ProfileSeries): readonly SummedChannel[] => {
  const { over, seen = [], per = [] }: SeriesSpec = profileSeries[of];
  return [...new Set([...over, ...seen, ...per])];
};

/** Quarter hours, each with a mean: its sum divided by its weight. */
export interface ProfileSums {
  readonly steps: Float64Array;
  readonly sums: Float64Array;
  /** The time itself, where the quantity is no ratio. */
  readonly weights: Float64Array;
  readonly coveredMs: Float64Array;
}

const withoutValue: ChannelSums = {
  steps: new Float64Array(),
  sums: new Float64Array(),
  coveredMs: new Float64Array(),
  least: new Float32Array(),
  greatest: new Float32Array(),
};

/** The quarter hours of a series; a ratio has those in which both of its sides are known and what it is divided by is not 0. */
export function profileSums(of: ProfileSeries, found: ReadonlyMap<SummedChannel, ChannelSums>): ProfileSums {
  const spec: SeriesSpec = profileSeries[of];
  const added = (channels: readonly SummedChannel[], seen: readonly SummedChannel[] = []) =>
    addedSums(channels.map((channel, i) => ({ sums: found.get(channel) ?? withoutValue, seen: seen[i] && found.get(seen[i]) })));
  const over = added(spec.over, spec.seen);
  if (spec.per === undefined) return { ...over, weights: over.coveredMs };
  const per = added(spec.per);
  const count = over.steps.length;
  const made = {
    steps: new Float64Array(count),
    sums: new Float64Array(count),
    weights: new Float64Array(count),
    coveredMs: new Float64Array(count),
  };
  let [at, known] = [0, 0];
  over.steps.forEach((step, i) => {
    while (per.steps[at]! < step) at++;
    if (per.steps[at] !== step || !(per.sums[at]! > 0)) return;
    const coveredMs = Math.min(over.coveredMs[i]!, per.coveredMs[at]!);
    made.steps[known] = step;
    made.sums[known] = (over.sums[i]! / over.coveredMs[i]!) * coveredMs;
    made.weights[known] = (per.sums[at]! / per.coveredMs[at]!) * coveredMs;
    made.coveredMs[known] = coveredMs;
    known++;
  });
  return {
    steps: made.steps.slice(0, known),
    sums: made.sums.slice(0, known),
    weights: made.weights.slice(0, known),
    coveredMs: made.coveredMs.slice(0, known),
  };
}
