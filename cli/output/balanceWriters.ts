import { packageFonts } from '../../adapters/pageFonts/index.ts';
import { reportPdf } from '../../adapters/print/index.ts';
import { balanceJson, type BalanceReport } from '../../core/balance/index.ts';
import { paperOf, reportOfBalance } from '../../core/report/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { isOneOf } from '../../core/records/index.ts';
import {
  balanceCsv,
  balanceDocument,
  balanceFileName,
  defaultRegion,
  type Language,
  languageOf,
  languages,
  type Region,
  translator,
} from '../../i18n/index.ts';
import { dialectOf } from './dialectOf.ts';
import { documentText } from './documentText.ts';

/** The region of a language that stands alone is its default. */
export const regionOf = (code: Language | Region): Region => (isOneOf(languages, code) ? defaultRegion(code) : code);

/** How a balance is written. */
export interface BalanceWriter {
  /** Of its file. */
  readonly ending: string;
  readonly write: (report: BalanceReport, region: Region, dialect: keyof typeof dialectOf) => Promise<string | Uint8Array>;
}

/** The ways to write a balance: what the dashboard downloads, and a table for a terminal. */
export const balanceWriters = {
  table: {
    ending: 'txt',
    write: async (report, region) => documentText(balanceDocument(report, await translator(languageOf(region)), region)),
  },
  csv: {
    ending: 'csv',
    write: async (report, region, dialect) => balanceCsv(report, await translator(languageOf(region)), region, dialectOf[dialect]),
  },
  json: { ending: 'json', write: (report) => Promise.resolve(balanceJson(report)) },
  pdf: {
    ending: 'pdf',
    write: async (report, region) =>
      reportPdf(
        reportOfBalance(balanceDocument(report, await translator(languageOf(region)), region)),
        paperOf(defaultSettings.print),
        await packageFonts(),
      ),
  },
} as const satisfies Readonly<Record<string, BalanceWriter>>;

/** The name of a balance's file, as the dashboard gives it. */
export const nameOfBalance = (range: TimeRange, zone: string, { ending }: BalanceWriter): string =>
  balanceFileName({ ...range, zone }, 'csv').replace(/csv$/, ending);
