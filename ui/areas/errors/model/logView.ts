import { slotCount } from '../../../../core/compressor/index.ts';
import type { FaultSeverity, FaultSource } from '../../../../core/faults/index.ts';
import type { ErrorLogQuery } from '../../../shell/paths.ts';

/** As the filter lists them, worst first. */
export const listedSeverities: readonly FaultSeverity[] = ['error', 'warning', 'maintenance'];

/** What the log is set to show: everything that its address carries. */
export type LogView = ErrorLogQuery;

/** The master control, the limits of measuring points, then every slot. */
export const everySource: readonly FaultSource[] = ['master', 'limits', ...Array.from({ length: slotCount }, (_, i) => i + 1)];

/** The source that a text names, as in an address; undefined for none. */
export const sourceNamed = (name: string | null): FaultSource | undefined => everySource.find((source) => String(source) === name);

/** Reads `?severity=error&source=3&q=oil&row=1795263010000.3.70`; what is missing or unknown narrows nothing. */
export function viewFromQuery(query: URLSearchParams): LogView {
  return {
    severity: listedSeverities.find((severity) => severity === query.get('severity')),
    source: sourceNamed(query.get('source')),
    words: query.get('q') ?? undefined,
    row: query.get('row') ?? undefined,
  };
}

/** Whether the view leaves entries out. */
export const isNarrowed = ({ severity, source, words = '' }: LogView): boolean =>
  severity !== undefined || source !== undefined || words.trim() !== '';
