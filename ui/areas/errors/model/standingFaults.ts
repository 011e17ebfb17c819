import {
  type ActiveFault,
  activeFaults,
  type FaultLogEntry,
  type FaultSeverity,
  type MachineFaults,
} from '../../../../core/faults/index.ts';

/** How many faults of a severity are up. */
export interface SeverityCount {
  readonly severity: FaultSeverity;
  readonly count: number;
}

const worstFirst: readonly FaultSeverity[] = ['error', 'warning', 'maintenance'];

/** What is up at all sources, worst first; within a severity in the order of the sources. */
export function standingFaults(faults: readonly MachineFaults[]): readonly ActiveFault[] {
  const all = faults.flatMap(activeFaults);
  return worstFirst.flatMap((severity) => all.filter((fault) => fault.severity === severity));
}

/** How many are up, worst first; without the severities that none has. */
export function severityCounts(faults: readonly { readonly severity: FaultSeverity }[]): readonly SeverityCount[] {
  return worstFirst
    .map((severity) => ({ severity, count: faults.filter((fault) => fault.severity === severity).length }))
    .filter(({ count }) => count > 0);
}

interface FaultId {
  readonly source: ActiveFault['source'];
  readonly bitIndex: number;
}
const idOf = ({ source, bitIndex }: FaultId) => `${source}.${bitIndex}`;

/** By fault that is up: the entry that tells when it came, the newest of its kind. */
export function entriesOfStanding(
  entries: readonly FaultLogEntry[],
  standing: readonly ActiveFault[],
): ReadonlyMap<ActiveFault, FaultLogEntry> {
  const sought = new Map(standing.map((fault) => [idOf(fault), fault]));
  const found = new Map<ActiveFault, FaultLogEntry>();
  for (const entry of entries) {
    if (sought.size === 0) break;
    const fault = sought.get(idOf(entry));
    if (fault === undefined) continue;
    found.set(fault, entry);
    sought.delete(idOf(entry));
  }
  return found;
}
