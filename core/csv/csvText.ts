import { csvCell } from './csvCell.ts';
import type { CsvDialect } from './CsvDialect.ts';

/** What stands in a cell; what is missing, NaN or infinite leaves it empty. */
export type CsvValue =
  | { readonly text: string | undefined }
  /** `digits` are the decimals. */
  | { readonly number: number | undefined; readonly digits: number }
  | { readonly atMs: number | undefined };

/** A table's lines, the line of its heads among them. */
export type CsvRows = readonly (readonly CsvValue[])[];

/** The years 1 to 9999; NaN is outside. */
const isCalendarTime = (atMs: number | undefined): atMs is number => atMs !== undefined && atMs > -6.2e13 && atMs < 2.5e14;
/** From here on a number would be written with an exponent. */
const tooLarge = 1e21;

function numberText(value: number, digits: number, { decimalSign }: CsvDialect): string {
  const text = value.toFixed(digits);
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('.', decimalSign);
}

function valueText(value: CsvValue, dialect: CsvDialect, zone: string): string {
  if ('text' in value) return csvCell(value.text ?? '');
  if ('digits' in value)
    return value.number !== undefined && Math.abs(value.number) < tooLarge ? numberText(value.number, value.digits, dialect) : '';
  return isCalendarTime(value.atMs) ? dialect.moment(value.atMs, zone) : '';
}

/** Lines of a file, without what it begins with; `zone` is the plant's, an IANA name. */
export function csvLines(rows: CsvRows, dialect: CsvDialect, zone: string): string {
  return rows.map((row) => row.map((value) => valueText(value, dialect, zone)).join(dialect.separator) + dialect.lineEnd).join('');
}

/** A whole file; `zone` is the plant's, an IANA name. */
export function csvText(rows: CsvRows, dialect: CsvDialect, zone: string): string {
  return dialect.start + csvLines(rows, dialect, zone);
}
