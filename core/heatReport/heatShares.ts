import { type HeatCircuit, recoverableShares } from '../heat/index.ts';
import type { PlantDay } from '../time/index.ts';

/** What was entered of a circuit's shares: it holds from its day on, until a later entry does. */
export interface EnteredShares {
  readonly since: PlantDay;
  /** Of the electrical energy, 0..1; without it what is usual for the circuit. */
  readonly recoverableShare?: number | undefined;
  /** Part of the heat that is used already, 0..1. */
  readonly usedShare: number;
}

/** The shares of a day. */
export interface HeatShares {
  readonly recoverable: number;
  readonly used: number;
  /** Nobody entered the first one. */
  readonly isRule: boolean;
}

/** The shares of each day: before the first entry those that are usual for the circuit, and nothing used. */
export function heatShares(circuit: HeatCircuit, entries: readonly EnteredShares[]): (day: PlantDay) => HeatShares {
  const latestFirst = [...entries].sort((a, b) => (a.since > b.since ? -1 : 1));
  const sharesOf = ({ recoverableShare, usedShare }: Omit<EnteredShares, 'since'>): HeatShares => ({
    recoverable: recoverableShare ?? recoverableShares[circuit],
    used: usedShare,
    isRule: recoverableShare === undefined,
  });
  const [all, unentered] = [latestFirst.map((entry) => ({ since: entry.since, shares: sharesOf(entry) })), sharesOf({ usedShare: 0 })];
  return (day) => all.find(({ since }) => since <= day)?.shares ?? unentered;
}
