import type { FaultSeverity } from '../../../../core/faults/index.ts';
import { listedSeverities } from './logView.ts';

/** How many faults of a severity are up. */
export interface SeverityCount {
  readonly severity: FaultSeverity;
  readonly count: number;
}

/** How many are up, worst first; without the severities that none has. */
export function severityCounts(faults: readonly { readonly severity: FaultSeverity }[]): readonly SeverityCount[] {
  return listedSeverities
    .map((severity) => ({ severity, count: faults.filter((fault) => fault.severity === severity).length }))
    .filter(({ count }) => count > 0);
}
