import type { FaultSeverity } from '../../../core/faults/index.ts';
import { severityStyle } from '../../kit/index.ts';

/** CSS class of a number of faults, by the worst of them; undefined for faults that only a newer program knows. */
export const countTone = (worst: FaultSeverity | undefined): string => (worst === undefined ? 's-off' : severityStyle[worst].tone);
