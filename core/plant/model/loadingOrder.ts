import { machineKinds } from './machineKinds.ts';
import type { MachineConfig } from './PlantConfig.ts';
import type { MachineState } from './PlantState.ts';

const runningS = ({ loadS, noLoadS }: MachineState) => loadS + noLoadS;

/**
 * Positions of the machines in the order of loading: one that can trim first, then base load by rank, last those that aren't able.
 * Among equals the one with the fewest running hours comes first.
 */
export function loadingOrder(
  configs: readonly MachineConfig[],
  states: readonly MachineState[],
  able: readonly boolean[],
): readonly number[] {
  const rank = (i: number) => (able[i] ? machineKinds[configs[i]!.kind].rank : Infinity);
  const byRank = configs
    .map((_, i) => i)
    .sort((a, b) => (rank(a) === rank(b) ? runningS(states[a]!) - runningS(states[b]!) || a - b : rank(a) - rank(b)));
  const trim = byRank.find((i) => able[i] && machineKinds[configs[i]!.kind].canTrim);
  return trim === undefined ? byRank : [trim, ...byRank.filter((i) => i !== trim)];
}
