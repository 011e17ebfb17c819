import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import { isMonthOver, reportedMonth } from '../../core/monthReport/index.ts';
import type { MonthNotice, MonthReportRepository, ReportEntry } from '../../core/ports/index.ts';
import { type MessageLanguage, messageLanguages } from '../../core/settings/index.ts';
import { type Month, monthOf, msPerMinute } from '../../core/time/index.ts';
import { makeMonthReport, type MonthSources, type NoMonthReport } from './makeMonthReport.ts';
import { monthPdf, type MonthPdfParts } from './monthPdf.ts';

/** The reports of months: made and mailed on their day, kept, and made when somebody asks for another one. */
export interface MonthReports {
  /** Months that are over and of which something is recorded, newest first. */
  months(): Promise<readonly Month[]>;
  /** Those that are kept. */
  kept(): readonly ReportEntry[];
  /** The file that is kept, or one that is made now and not kept. */
  pdf(month: Month, language: MessageLanguage, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | NoMonthReport>;
  /** Makes the report that is due by now, unless it is kept. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export interface MonthReportsParts extends MonthSources, MonthPdfParts {
  readonly repository: MonthReportRepository;
  /** Sends a month's report to its receivers. */
  readonly mail: (notice: MonthNotice) => void;
  readonly log: Logger;
}

/** A station that has just started has better things to do, and a clock that is set is noticed within this time. */
const lookEveryMs = 10 * msPerMinute;

export function monthReports(parts: MonthReportsParts): MonthReports {
  const { repository, settings, zone, clock, log, figures } = parts;
  const stop = new AbortController();
  let looking: Promise<void> | undefined;

  const made = async (month: Month, languages: readonly MessageLanguage[], signal: AbortSignal) => {
    const report = await makeMonthReport(parts, month, signal);
    if (typeof report === 'string') return report;
    const files = [];
    for (const language of languages) files.push({ language, ...(await monthPdf(parts, report, language)) });
    return files;
  };

  async function makeDue(): Promise<void> {
    const month = reportedMonth(clock.nowMs(), zone(), settings().report.day);
    if (repository.all().some((kept) => kept.month === month)) return;
    try {
      const files = await made(month, messageLanguages, stop.signal);
      if (typeof files === 'string') return;
      const madeMs = clock.nowMs();
      repository.save(files.map(({ language, pdf }) => ({ month, language, madeMs, pdf })));
      log.info(`the report of ${month} is made`);
      parts.mail({ month, results: Object.fromEntries(files.map(({ language, result }) => [language, result])) });
    } catch (error) {
      if (!stop.signal.aborted) log.error(`the report of ${month} could not be made (${messageOf(error)})`);
    }
  }
  const look = () => (looking ??= makeDue().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), lookEveryMs).unref();

  return {
    async months() {
      const months = new Set((await figures.days()).map(monthOf));
      return [...months]
        .filter((month) => isMonthOver(month, clock.nowMs(), zone()))
        .toSorted()
        .reverse();
    },
    kept: () => repository.all(),
    async pdf(month, language, signal) {
      const kept = repository.find(month, language);
      if (kept !== undefined) return kept;
      const files = await made(month, [language], signal);
      return typeof files === 'string' ? files : files[0]!.pdf;
    },
    look,
    async close() {
      clearInterval(timer);
      stop.abort();
      await looking;
    },
  };
}
