import type { CsvDialect } from '../core/csv/index.ts';

/** What sets a language apart beside its texts. */
export interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  /** BCP 47, with the region whose numbers and dates are meant. */
  readonly locale: string;
  /** Of a calendar date, in the letters of Unicode TS 35. */
  readonly datePattern: string;
  /** Of a day and month without year. */
  readonly dayAndMonthPattern: string;
  /** Of a day without month. */
  readonly dayPattern: string;
  /** Symbols of units that stand before their number, without a gap. */
  readonly unitsBefore: readonly string[];
  /** Symbols of units that follow their number without a gap. */
  readonly unitsClose: readonly string[];
  /** How a table that is saved in the language is written. */
  readonly csvDialect: CsvDialect;
}
