import type { FleetFault } from '../../core/fleet/index.ts';

const keyOf = ({ source, bitIndex }: FleetFault) => `${source} ${bitIndex}`;

/** Returns what says which faults were not up when it was asked before. */
export function risenFaults(): (faults: readonly FleetFault[]) => readonly FleetFault[] {
  let up: ReadonlySet<string> = new Set();
  return (faults) => {
    const risen = faults.filter((fault) => !up.has(keyOf(fault)));
    up = new Set(faults.map(keyOf));
    return risen.map(({ source, bitIndex }) => ({ source, bitIndex }));
  };
}
