import { type CsvDialect, machineDialect, sheetDialect } from '../../core/csv/index.ts';
import type { Language } from '../Language.ts';

/** How a table that is saved in a language is written: in German for the spreadsheet, in English for programs. */
export const csvDialect: Readonly<Record<Language, CsvDialect>> = { de: sheetDialect, en: machineDialect };
