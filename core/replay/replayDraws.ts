import { hash01, type Spread } from '../estimate/index.ts';
import type { FittedMachine } from './fitMachine.ts';
import type { ReplayPlant } from './ReplayPlant.ts';

/** What a draw changes in both replays of a pair. */
export interface ReplayDraw {
  readonly plant: (plant: ReplayPlant) => ReplayPlant;
  readonly pressureOffsetBar: number;
  /** What leaks take less, of its interval. */
  readonly leakM3min: (of: Spread) => number;
}

export interface DrawnFrom {
  readonly fitted: readonly FittedMachine[];
  /** Of the receivers, as a share of their volume, around 1. */
  readonly volumeShare: Spread;
  readonly followingShare: Spread;
}

const streams = { volume: 1, following: 2, offset: 3, leak: 4, slope: 10 } as const;
const seed = 1;
/** Largest difference of the pressure that a replay begins with. */
const offsetBar = 0.2;

/** Between the ends, the best value in the middle of the draws. */
function drawn({ low, value, high }: Spread, at01: number): number {
  return at01 < 0.5 ? low + (value - low) * 2 * at01 : value + (high - value) * (2 * at01 - 1);
}

/** A draw by its number: slopes of power over pressure, volume, what of the flow follows the pressure, and the pressure that it begins with. */
export function replayDraw({ fitted, volumeShare, followingShare }: DrawnFrom, number: number): ReplayDraw {
  const at = (stream: number) => hash01(seed, stream, number);
  const slopes = new Map(fitted.map(({ machine, slope }) => [machine.slot, drawn(slope, at(streams.slope + machine.slot)) - slope.value]));
  const volume = drawn(volumeShare, at(streams.volume));
  const following = drawn(followingShare, at(streams.following));
  return {
    pressureOffsetBar: offsetBar * (2 * at(streams.offset) - 1),
    leakM3min: (of) => drawn(of, at(streams.leak)),
    plant: (plant) => ({
      ...plant,
      volumeM3: plant.volumeM3 * volume,
      followingShare: following,
      machines: plant.machines.map((machine) => ({ ...machine, slopePerBar: machine.slopePerBar + (slopes.get(machine.slot) ?? 0) })),
    }),
  };
}
