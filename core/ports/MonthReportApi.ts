import type { Month } from '../time/index.ts';
import type { MessageLanguage } from '../settings/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { ReportEntry } from './repositories/MonthReportRepository.ts';
import type { SessionToken } from './SessionToken.ts';

/** Which months a station can report. */
export interface ReportList {
  /** That are over and of which something is recorded, newest first. */
  readonly months: readonly Month[];
  /** Reports as they were made on their day, newest first. */
  readonly kept: readonly ReportEntry[];
}

/** The reports of months. */
export interface MonthReportApi {
  list(token: SessionToken, waiting?: Waiting): Promise<CallResult<ReportList>>;
  /** A PDF file: the one that is kept, or one that the station makes now. */
  read(month: Month, language: MessageLanguage, token: SessionToken, waiting?: Waiting): Promise<CallResult<Uint8Array<ArrayBuffer>>>;
}
