import { csvLines, type CsvDialect, type CsvValue } from '../../../../core/csv/index.ts';
import type { Rows } from '../../../../core/plot/index.ts';
import type { Column } from '../../../../core/samples/index.ts';
import { displayValue, type Quantity, type UnitChoice } from '../../../../core/units/index.ts';

/** A column of values, in the base unit of its quantity. */
export interface CsvColumn {
  /** With its unit. */
  readonly head: string;
  readonly quantity: Quantity;
  readonly column: Column;
}

/** Samples as a file has them: a line of heads, then a line each sample, ascending in time. */
export interface ValueCsv {
  readonly timeHead: string;
  readonly timesMs: Float64Array;
  readonly rows: Rows;
  readonly columns: readonly CsvColumn[];
  readonly units: UnitChoice;
}

/** A piece of a file. */
export interface CsvSlice {
  readonly text: string;
  /** The part of the file, 0..1, that is written with it. */
  readonly done: number;
}

/** The log is exact to more digits than are usual on a page. */
const moreDigits = 2;
/** So many cells are written in some milliseconds. */
const sliceCells = 20_000;
/** A moment takes as long as so many numbers. */
const momentCells = 5;

/** The file piece by piece, so that nobody has to wait for the whole of it; without samples its heads alone. */
export function* csvSlices(sheet: ValueCsv, dialect: CsvDialect, zone: string): Generator<CsvSlice, void> {
  const { timeHead, timesMs, columns, units } = sheet;
  const { fromIndex, untilIndex } = sheet.rows;
  const sliceRows = Math.ceil(sliceCells / (columns.length + momentCells));
  const valuesOf = (row: number): readonly CsvValue[] => [
    { atMs: timesMs[row] },
    ...columns.map(({ quantity, column }) => {
      const { value, digits } = displayValue(quantity, column[row], units);
      return { number: value, digits: digits + moreDigits };
    }),
  ];
  const heads = [timeHead, ...columns.map(({ head }) => head)].map((text) => ({ text }));
  let text = dialect.start + csvLines([heads], dialect, zone);
  for (let from = fromIndex; from < untilIndex; from += sliceRows) {
    const until = Math.min(untilIndex, from + sliceRows);
    const rows = Array.from({ length: until - from }, (_, i) => valuesOf(from + i));
    yield { text: text + csvLines(rows, dialect, zone), done: (until - fromIndex) / (untilIndex - fromIndex) };
    text = '';
  }
  if (text !== '') yield { text, done: 1 };
}
