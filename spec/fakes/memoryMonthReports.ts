import type { MonthReportApi, ReportList } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** A station that has recorded nothing, or keeps these reports. */
export function memoryMonthReports(gate: MemoryGate, list: () => ReportList): MonthReportApi {
  return {
    list: (token, waiting) => gate.ask({ call: 'monthReport', sent: 'list', token, signal: waiting?.signal }, list),
    read: (month, language, token, waiting) =>
      gate.ask({ call: 'monthReport', sent: { month, language }, token, signal: waiting?.signal }, () =>
        list().months.includes(month) ? new TextEncoder().encode(`%PDF ${month} ${language}`) : undefined,
      ),
  };
}
