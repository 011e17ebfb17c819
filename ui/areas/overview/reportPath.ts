import type { AreaRights } from '../../../core/access/index.ts';
import type { FaultSeverity } from '../../../core/faults/index.ts';
import { errorLogPath, servicesPath } from '../../shell/index.ts';
import type { ReportedState } from './model/reportCounts.ts';

/** Where the error log says more of a state. */
const severities: Readonly<Record<ReportedState, FaultSeverity>> = {
  error: 'error',
  communicationError: 'error',
  warning: 'warning',
  overdue: 'maintenance',
  maintenance: 'maintenance',
};

/** Where more of a reported state is to be seen, as far as the rights go: services under maintenance, the rest in the error log; undefined for nowhere. */
export function reportPath(state: ReportedState, allowed: AreaRights): string | undefined {
  const severity = severities[state];
  if (severity === 'maintenance' && allowed.maintenance) return servicesPath;
  return allowed.errors ? errorLogPath({ severity }) : undefined;
}
