import type { ActiveFault, FaultFlags, FaultSource, MachineFaults } from '../../core/faults/index.ts';

const flagsOf = (faults: readonly ActiveFault[]): FaultFlags => Object.fromEntries(faults.map(({ number }) => [number, true]));

function readingsOf(faults: readonly ActiveFault[]): Pick<MachineFaults, 'readings'> {
  const known = faults.flatMap(({ number, reading }) => (reading === undefined ? [] : [[number, reading] as const]));
  return known.length === 0 ? {} : { readings: Object.fromEntries(known) };
}

/** What each source with a fault reports: its faults, and as lamps those that are more than a due service. */
export function machineFaultsOf(faults: readonly ActiveFault[]): readonly MachineFaults[] {
  const bySource = new Map<FaultSource, ActiveFault[]>();
  for (const fault of faults) bySource.set(fault.source, [...(bySource.get(fault.source) ?? []), fault]);
  return [...bySource].map(([source, own]) => ({
    source,
    errors: flagsOf(own),
    indicators: flagsOf(own.filter(({ severity }) => severity !== 'maintenance')),
    ...readingsOf(own),
  }));
}
