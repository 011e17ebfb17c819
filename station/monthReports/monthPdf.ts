import { packageFonts } from '../../adapters/pageFonts/index.ts';
import { reportPdf } from '../../adapters/print/index.ts';
import type { FaultTextTables } from '../../adapters/contract/index.ts';
import type { MonthReport } from '../../core/monthReport/index.ts';
import { paperOf } from '../../core/report/index.ts';
import type { MessageLanguage, Settings } from '../../core/settings/index.ts';
import { defaultRegion, monthDocument, type MonthWords, translator } from '../../i18n/index.ts';
import { codeAndWords, sourceWords } from '../messages/faultWords.ts';

/** What a report's file is written with. */
export interface MonthPdfParts {
  readonly settings: () => Settings;
  readonly faultTexts: (language: MessageLanguage) => FaultTextTables;
}

/** A month's report as a file, and its first sentences. */
export interface WrittenMonth {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly result: string;
}

/** A month's report as a PDF file in a language; the same input makes the same bytes. */
export async function monthPdf(
  { settings, faultTexts }: MonthPdfParts,
  report: MonthReport,
  language: MessageLanguage,
): Promise<WrittenMonth> {
  const i18n = await translator(language);
  const writing = { i18n, language, settings: settings(), faultTexts: faultTexts(language) };
  const words: MonthWords = {
    fault: (fault) => codeAndWords(writing, fault),
    source: (source) => sourceWords(writing, source),
  };
  const { document, result } = monthDocument(report, words, i18n, defaultRegion(language));
  return { result, pdf: await reportPdf(document, paperOf(writing.settings.print), await packageFonts()) };
}
