import { type ActiveFault, type FaultFlags, type FaultSource, type MachineFaults } from '../../core/faults/index.ts';

const flagsOf = (faults: readonly ActiveFault[]): FaultFlags => Object.fromEntries(faults.map(({ number }) => [number, true]));

/** What each source with a fault reports: its faults, and as lamps those that are more than a due service. */
export function machineFaultsOf(faults: readonly ActiveFault[]): readonly MachineFaults[] {
  const bySource = new Map<FaultSource, ActiveFault[]>();
  for (const fault of faults) bySource.set(fault.source, [...(bySource.get(fault.source) ?? []), fault]);
  return [...bySource].map(([source, own]) => ({
    source,
    errors: flagsOf(own),
    indicators: flagsOf(own.filter(({ severity }) => severity !== 'maintenance')),
  }));
}
