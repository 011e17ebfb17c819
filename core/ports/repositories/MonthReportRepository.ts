import type { Month } from '../../time/index.ts';
import type { MessageLanguage } from '../../settings/index.ts';

/** A month's report as it was made, in a language. */
export interface KeptReport {
  readonly month: Month;
  readonly language: MessageLanguage;
  readonly madeMs: number;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** What a list says of one. */
export interface ReportEntry extends Omit<KeptReport, 'pdf'> {
  readonly sizeBytes: number;
}

/** Reports of months, as files. */
export interface MonthReportRepository {
  /** Newest month first, its languages in their order. */
  all(): readonly ReportEntry[];
  find(month: Month, language: MessageLanguage): Uint8Array<ArrayBuffer> | undefined;
  /** All languages of a month; the reports of months before the newest `maxReportMonths` go. */
  save(reports: readonly KeptReport[]): void;
}
