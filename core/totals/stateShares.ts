import { slotCount } from '../compressor/index.ts';
import { type Channel, type Column, compressorChannel, loggedStateOf, type SampleTable } from '../samples/index.ts';

/** States whose share of time is summed; what is left of the time that is known is off. */
export const sharedStates = ['load', 'noLoad', 'error'] as const;
export type SharedState = (typeof sharedStates)[number];
/** The share of time, 0..1, that a machine was in a state, slot 1..10: `load@3`. */
export type StateShare = `${SharedState}@${number}`;
/** What has a mean: a quantity, or the share of a state. */
export type SummedChannel = Channel | StateShare;

/** The share of a state of the machine in a slot, 1..10. */
export const stateShare = (state: SharedState, slot: number): StateShare => `${state}@${slot}`;

/** Every share, by machine. */
export const stateShares: readonly StateShare[] = Array.from({ length: slotCount }, (_, i) =>
  sharedStates.map((state) => stateShare(state, i + 1)),
).flat();

const shares: ReadonlySet<string> = new Set(stateShares);
/** Its least and greatest would be 0 and 1, and are not given. */
export const isStateShare = (channel: SummedChannel): channel is StateShare => shares.has(channel);

/** Of each machine that is there, in each row 1 in a state, 0 in another one, NaN where its state is not known. */
export function* stateColumns({ columns, length }: SampleTable): Generator<readonly [StateShare, Column]> {
  for (let slot = 1; slot <= slotCount; slot++) {
    const statuses = columns.get(compressorChannel('status', slot));
    const technologies = columns.get(compressorChannel('technology', slot));
    if (statuses === undefined) continue;
    const made = sharedStates.map(() => new Float32Array(length).fill(NaN));
    let isKnown = false;
    for (let row = 0; row < length; row++) {
      const state = loggedStateOf(statuses[row]!);
      if (state === 'noData' || technologies?.[row] === 0) continue;
      isKnown = true;
      made.forEach((column, i) => (column[row] = sharedStates[i] === state ? 1 : 0));
    }
    if (isKnown) for (const [i, state] of sharedStates.entries()) yield [stateShare(state, slot), made[i]!];
  }
}
