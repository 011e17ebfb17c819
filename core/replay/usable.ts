import type { ReplayMachine } from './ReplayPlant.ts';
import { trimRules } from './replayRules.ts';

/** Positions of those that can be used, in the order of loading: that which trims comes first. */
export function usable(machines: readonly ReplayMachine[], order: readonly number[], unavailable: number): Int32Array {
  const inOrder = [
    ...order.flatMap((slot) => {
      const position = machines.findIndex((machine) => machine.slot === slot);
      return position < 0 ? [] : [position];
    }),
    ...machines.flatMap(({ slot }, position) => (order.includes(slot) ? [] : [position])),
  ].filter((position) => (unavailable & (1 << machines[position]!.slot)) === 0);
  const trimming = inOrder.find((position) => machines[position]!.minShare < trimRules.trimsBelow);
  return Int32Array.from(trimming === undefined ? inOrder : [trimming, ...inOrder.filter((position) => position !== trimming)]);
}
