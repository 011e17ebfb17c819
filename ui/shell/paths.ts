import type { FaultSeverity, FaultSource } from '../../core/faults/index.ts';
import type { InputSource } from '../../core/inputs/index.ts';

/** The page of a compressor, by slot 1..10. */
export const compressorPath = (slot: number) => `/overview/compressor/${slot}`;
export const typePlatePath = (slot: number) => `${compressorPath(slot)}/type_plate`;
/** The analog inputs of the master or a compressor; all of them without a source. */
export const accessoriesPath = (source?: InputSource) =>
  source === undefined ? '/overview/accessories' : `/overview/accessories/${source}`;
/** The services of all compressors. */
export const servicesPath = '/maintenance/overview';
/** The services of a compressor, by slot 1..10. */
export const servicePath = (slot: number) => `/maintenance/compressor/${slot}`;
/** The services of a compressor that were closed; with the one that is meant. */
export const serviceHistoryPath = (slot: number, entry?: number) =>
  `${servicePath(slot)}/history${entry === undefined ? '' : `?entry=${entry}`}`;
export const serviceImagePath = (slot: number) => `${servicePath(slot)}/image`;

/** What the error log is asked to show. */
export interface ErrorLogQuery {
  readonly severity?: FaultSeverity | undefined;
  readonly source?: FaultSource | undefined;
  /** That code, text or component have. */
  readonly words?: string | undefined;
  /** Key of the opened entry. */
  readonly row?: string | undefined;
}

/** What was recorded around a fault, with `?row=` as the error log has it. */
export const faultWindowPage = '/error_log/black_box';

/** The error log, narrowed as the address says: `?severity=error&source=3&q=oil&row=1795263010000.3.70`; `page` is the one of its pages. */
export function errorLogPath({ severity, source, words, row }: ErrorLogQuery = {}, page = '/error_log'): string {
  const query = new URLSearchParams({
    ...(severity && { severity }),
    ...(source !== undefined && { source: String(source) }),
    ...(words && { q: words }),
    ...(row && { row }),
  }).toString();
  return query === '' ? page : `${page}?${query}`;
}
