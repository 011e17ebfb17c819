import { type RunningState, runningState } from '../../compressor/index.ts';
import type { StationSnapshot } from '../../master/index.ts';
import type { FieldMachine, Serves } from '../FieldConfig.ts';

/** What a device said at a moment while it was watched, with the plant at that moment. */
export interface Observation {
  readonly atMs: number;
  /** By the point's key, in base units; undefined where it was missing. */
  readonly values: Readonly<Record<string, number | undefined>>;
  /** Resolution of its counters, by the point's key, in base units. */
  readonly steps?: Readonly<Record<string, number>>;
  /** Of a compressor's controller, see `statusBit`. */
  readonly status?: number | undefined;
  /** What the station shows; undefined where nothing is known of it. */
  readonly plant?: Pick<StationSnapshot, 'master' | 'compressors'> | undefined;
}

/** A device that is watched before it is trusted. */
export interface Watched {
  readonly serves: readonly Serves[];
  readonly machines: readonly FieldMachine[];
  /** Oldest first. */
  readonly observations: readonly Observation[];
}

/** What all machines do that a device is for. */
export type CommonState = 'load' | 'noLoad' | 'standstill';

const common: Readonly<Record<RunningState, CommonState | undefined>> = {
  off: 'standstill',
  ready: 'standstill',
  starting: undefined,
  runOn: 'noLoad',
  noLoad: 'noLoad',
  load: 'load',
};

/** What all of these machines do at a moment; undefined where they do different things or one is not known. */
export function commonState(
  serves: readonly Serves[],
  machines: readonly FieldMachine[],
  { status, plant }: Observation,
): CommonState | undefined {
  const own = serves.find((each) => 'compressor' in each)?.compressor;
  const stateOf = (slot: number) => {
    const word = slot === own && status !== undefined ? status : plant?.compressors[slot - 1]?.status;
    const state = runningState(word);
    return state && common[state];
  };
  const states = new Set(machines.map(({ slot }) => stateOf(slot)));
  return states.size === 1 ? [...states][0] : undefined;
}
