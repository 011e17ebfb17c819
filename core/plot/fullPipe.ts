import type { MachineKind } from '../compressor/index.ts';

/** Free air delivered by a usual machine of its kind, m3/min. */
const defaultCapacityM3min: Readonly<Record<MachineKind, number>> = { screw: 10, piston: 2, turbo: 20 };
/** So that the flow of one machine fits into its own riser, m3/min. */
const minM3min = 24;

/**
 * The flow that fills the header pipe, m3/min: one figure per station, so that thickness can be compared over time.
 * The capacity is not on the wire: it follows from the kinds of the machines (undefined counts as a screw), and is doubled until the largest flow seen fits.
 * A flow that is not finite is none.
 */
export function fullPipeM3min(kinds: readonly (MachineKind | undefined)[], largestSeenM3min: number): number {
  const capacityM3min = kinds.reduce((sum, kind) => sum + defaultCapacityM3min[kind ?? 'screw'], 0);
  let full = Math.max(capacityM3min, minM3min);
  while (largestSeenM3min < Infinity && full < largestSeenM3min) full *= 2;
  return full;
}
