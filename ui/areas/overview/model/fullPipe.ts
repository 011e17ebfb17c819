import type { MachineKind } from '../../../../core/compressor/index.ts';
import type { MachineShape } from '../../../stores/index.ts';

/** Free air delivered by a usual machine of its kind, m3/min. */
const usualCapacityM3min: Readonly<Record<MachineKind, number>> = { screw: 10, piston: 2, turbo: 20 };
/** So that the flow of one machine fits into its own riser, m3/min. */
const leastM3min = 24;

/**
 * The flow that fills the header pipe, m3/min: one figure per station, so that thickness can be compared over time.
 * The capacity is not on the wire: it follows from the kinds of the machines, and is doubled until the largest flow seen fits.
 */
export function fullPipeM3min(machines: readonly MachineShape[], largestSeenM3min: number): number {
  let full = machines.reduce((sum, { technology }) => sum + usualCapacityM3min[technology?.kind ?? 'screw'], 0);
  full = Math.max(full, leastM3min);
  while (full < largestSeenM3min) full *= 2;
  return full;
}
