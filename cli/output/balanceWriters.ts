import { balancePdf } from '../../adapters/print/index.ts';
import { balanceJson, type BalanceReport } from '../../core/balance/index.ts';
import { paperOf } from '../../core/report/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { balanceCsv, balanceDocument, balanceFileName, type Language, translator } from '../../i18n/index.ts';
import { dialectOf } from './dialectOf.ts';
import { documentText } from './documentText.ts';
import { packageFonts } from './packageFonts.ts';

/** How a balance is written. */
export interface BalanceWriter {
  /** Of its file. */
  readonly ending: string;
  readonly write: (report: BalanceReport, language: Language, dialect: keyof typeof dialectOf) => Promise<string | Uint8Array>;
}

/** The ways to write a balance: what the dashboard downloads, and a table for a terminal. */
export const balanceWriters = {
  table: {
    ending: 'txt',
    write: async (report, language) => documentText(balanceDocument(report, await translator(language), language)),
  },
  csv: {
    ending: 'csv',
    write: async (report, language, dialect) => balanceCsv(report, await translator(language), language, dialectOf[dialect]),
  },
  json: { ending: 'json', write: (report) => Promise.resolve(balanceJson(report)) },
  pdf: {
    ending: 'pdf',
    write: async (report, language) =>
      balancePdf(balanceDocument(report, await translator(language), language), paperOf(defaultSettings.print), await packageFonts()),
  },
} as const satisfies Readonly<Record<string, BalanceWriter>>;

/** The name of a balance's file, as the dashboard gives it. */
export const nameOfBalance = (range: TimeRange, zone: string, { ending }: BalanceWriter): string =>
  balanceFileName({ ...range, zone }, 'csv').replace(/csv$/, ending);
