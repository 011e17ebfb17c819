import type { FaultSeverity } from '../../core/faults/index.ts';
import type { Look } from './Look.ts';

/** How each severity of a fault is shown. */
export const severityStyle: Readonly<Record<FaultSeverity, Look>> = {
  error: { icon: 'i-error', tone: 's-error', word: /*i18n*/ 'Störung' },
  warning: { icon: 'i-warn', tone: 's-warn', word: /*i18n*/ 'Warnung' },
  maintenance: { icon: 'i-maint', tone: 's-maint', word: /*i18n*/ 'Wartung' },
};
