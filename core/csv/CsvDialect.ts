import { textInZone } from '../time/index.ts';

/** How a file of comma-separated values is written. */
export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimalSign: '.' | ',';
  /** What the file begins with. */
  readonly start: string;
  readonly lineEnd: string;
  /** Times are those of the zone, else of UTC. */
  readonly isLocal: boolean;
  /** An instant within the years 1 to 9999; `zone` is an IANA name. */
  readonly moment: (atMs: number, zone: string) => string;
}

/** What a spreadsheet opens with a double click: local time of the zone, marked as UTF-8; `datePattern` in the letters of Unicode TS 35. */
export const spreadsheetDialect = (
  separator: CsvDialect['separator'],
  decimalSign: CsvDialect['decimalSign'],
  datePattern: string,
): CsvDialect => ({
  separator,
  decimalSign,
  start: '\ufeff',
  lineEnd: '\r\n',
  isLocal: true,
  moment: (atMs, zone) => textInZone(atMs, zone, `${datePattern} HH:mm:ss`),
});

/** What a German spreadsheet opens. */
export const sheetDialect = spreadsheetDialect(';', ',', 'dd.MM.yyyy');

/** What programs read: RFC 4180 with decimal point and ISO 8601 in UTC. */
export const machineDialect: CsvDialect = {
  separator: ',',
  decimalSign: '.',
  start: '',
  lineEnd: '\r\n',
  isLocal: false,
  moment: (atMs) => new Date(atMs).toISOString(),
};
