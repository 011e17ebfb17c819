/** How numbers, dates and tables are written in a region. */
export interface RegionFacts {
  /** BCP 47, whose separators numbers have. */
  readonly numbers: string;
  /** Of a calendar date, in the letters of Unicode TS 35. */
  readonly datePattern: string;
  /** Of a day and month without year. */
  readonly dayAndMonthPattern: string;
  /** Of a day without month. */
  readonly dayPattern: string;
  /** Of a time of day with seconds. */
  readonly clockPattern: string;
  /** Of a time of day without seconds. */
  readonly minutePattern: string;
  /** Symbols of units that stand before their number. */
  readonly unitsBefore: readonly string[];
  /** What stands between such a symbol and its number. */
  readonly gapAfterUnit: string;
  /** Symbols of units that follow their number without a gap. */
  readonly unitsClose: readonly string[];
  /** What spreadsheets there expect between cells, and before decimals. */
  readonly cellSeparator: ',' | ';';
  readonly decimalSign: '.' | ',';
  /** A table that is not asked what for is for a spreadsheet, else for programs. */
  readonly savesForSheets: boolean;
}
