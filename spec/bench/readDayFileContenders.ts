import type { DuckDBDataChunk } from '@duckdb/node-api';
import type { DayFile, DayFileLayout } from '../../core/dayFile/index.ts';
import type { BenchInput, Contender } from './harness/Bench.ts';
import { startMs } from './readDayFileInput.ts';

/** What all must agree on: the rows, and the sum of each column in base units; times count from the first row's. */
export interface ColumnSums {
  readonly rows: number;
  readonly sums: readonly number[];
}

type NumberColumn = ArrayLike<number>;

/** printed = base * factor + offset */
const units: Readonly<Record<string, readonly [factor: number, offset: number]>> = {
  percent: [100, 0],
  psi: [14.50377377, 0],
  'cft/min': [35.31467, 0],
  degF: [1.8, 32],
};

/** The unit of each column behind the time. */
const unitsOf = ({ plant, compressor }: DayFileLayout): readonly (string | undefined)[] => [
  ...plant.map(({ unit }) => unit),
  ...Array.from({ length: 10 }, () => compressor.map(({ unit }) => unit)).flat(),
];

const sumOf = (column: NumberColumn, length: number) => {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += column[i]!;
  return sum;
};

const sumsOfPrinted = (layout: DayFileLayout, rows: number, timesMs: NumberColumn, columns: readonly NumberColumn[]): ColumnSums => ({
  rows,
  sums: [
    sumOf(timesMs, rows) - rows * startMs,
    ...unitsOf(layout).map((unit, i) => {
      const [factor, offset] = units[unit ?? ''] ?? [1, 0];
      return (sumOf(columns[i]!, rows) - rows * offset) / factor;
    }),
  ],
});

/** One file after the other into the same memory, as a script over years of files reads them. */
export const ours: Contender<DayFile> = {
  name: 'readDayFile, memory used again',
  prepare: async (input) => {
    const { dayFileMemory, readDayFile } = await import('../../core/dayFile/index.ts');
    const bytes = input.read();
    const memory = dayFileMemory();
    return () => readDayFile(bytes, memory);
  },
  result: ({ samples, problemCount }): ColumnSums => {
    if (problemCount > 0) throw new Error(`${problemCount} problems`);
    const { length, timesMs, columns } = samples;
    return {
      rows: length,
      sums: [sumOf(timesMs, length) - length * startMs, ...Array.from(columns.values(), (each) => sumOf(each, length))],
    };
  },
};

/** Each file into memory of its own. */
export const oursOnce: Contender<DayFile> = {
  ...ours,
  name: 'readDayFile, new memory',
  prepare: async (input) => {
    const { readDayFile } = await import('../../core/dayFile/index.ts');
    const bytes = input.read();
    return () => readDayFile(bytes);
  },
};

interface PrintedColumns {
  readonly rows: number;
  readonly timesMs: Float64Array;
  readonly columns: readonly Float32Array[];
}

const printedColumns = (count: number, rows: number): PrintedColumns => ({
  rows,
  timesMs: new Float64Array(rows),
  columns: Array.from({ length: count }, () => new Float32Array(rows)),
});

/** The text from the column line on: the header block is no CSV. */
const tableText = (bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes);
  return text.slice(text.indexOf('timestamp'));
};
const germanNumber = (text: string) => +text.replace(',', '.');
const germanMs = (text: string) =>
  Date.UTC(+text.slice(6, 10), +text.slice(3, 5) - 1, +text.slice(0, 2), +text.slice(11, 13), +text.slice(14, 16), +text.slice(17, 19));

const headLines = ({ unitsIn }: DayFileLayout) => (unitsIn === 'ownLine' ? 2 : 1);

async function udsvOf(layout: DayFileLayout) {
  const { inferSchema, initParser } = await import('udsv');
  return (text: string) => {
    const schema = inferSchema(text, { header: (rows) => rows.slice(0, headLines(layout)) });
    if (layout.timeFormat === 'german') schema.cols[0]!.parse = germanMs;
    if (layout.decimalSign === ',') schema.cols.slice(1).forEach((column) => (column.parse = germanNumber));
    return initParser(schema);
  };
}

/** Typed as its schema infers, into an array a column. */
export const udsvTypedColumns = (layout: DayFileLayout): Contender<readonly unknown[][]> => ({
  name: 'udsv typedCols',
  prepare: async (input) => {
    const parserOf = await udsvOf(layout);
    const bytes = input.read();
    return () => {
      const text = tableText(bytes);
      return parserOf(text).typedCols<unknown[]>(text);
    };
  },
  result: ([times, ...columns]): ColumnSums => {
    const timesMs = times!.map(Number);
    return sumsOfPrinted(layout, timesMs.length, timesMs, columns as number[][]);
  },
});

/** The same as an array a row. */
export const udsvTypedRows = (layout: DayFileLayout): Contender<readonly unknown[][]> => ({
  name: 'udsv typedArrs',
  prepare: async (input) => {
    const parserOf = await udsvOf(layout);
    const bytes = input.read();
    return () => {
      const text = tableText(bytes);
      return parserOf(text).typedArrs<unknown[]>(text);
    };
  },
  result: (rows) =>
    sumsOfPrinted(
      layout,
      rows.length,
      rows.map(([time]) => Number(time)),
      unitsOf(layout).map((_, i) => rows.map((row) => row[i + 1] as number)),
    ),
});

/** None of its modes, but the fastest way found around its tokenizer: rows of strings, never kept, into typed arrays of known length. */
export const udsvFastest = (layout: DayFileLayout, rows: number): Contender<PrintedColumns> => ({
  name: 'udsv strings to typed arrays',
  prepare: async (input) => {
    const parserOf = await udsvOf(layout);
    const bytes = input.read();
    const timeOf = layout.timeFormat === 'german' ? germanMs : Date.parse;
    const numberOf = layout.decimalSign === ',' ? germanNumber : (text: string) => +text;
    return () => {
      const text = tableText(bytes);
      const out = printedColumns(unitsOf(layout).length, rows);
      let row = 0;
      parserOf(text).stringArrs(text, (cells: string[]) => {
        out.timesMs[row] = timeOf(cells[0]!);
        for (let i = 1; i < cells.length; i++) out.columns[i - 1]![row] = numberOf(cells[i]!);
        row++;
        return true;
      });
      return { ...out, rows: row };
    };
  },
  result: (out) => sumsOfPrinted(layout, out.rows, out.timesMs, out.columns),
});

/** Given the types and the format, without sniffing; its chunks of columns are its result. */
export const duckdb = (layout: DayFileLayout): Contender<readonly DuckDBDataChunk[]> => ({
  name: 'DuckDB, 1 thread',
  prepare: async (input) => {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    const types = unitsOf(layout).map((_, i) => `'c${i}': 'FLOAT'`);
    const query = `select * from read_csv('${input.path}', auto_detect=false, header=true, skip=4, delim=',', quote='', escape='',
      timestampformat='%Y-%m-%dT%H:%M:%SZ', columns={'time': 'TIMESTAMP', ${types.join(', ')}})`;
    return async () => (await connection.run(query)).fetchAllChunks();
  },
  result: (chunks) => {
    const columns = [NaN, ...unitsOf(layout)].map((_, i) => chunks.flatMap((chunk) => chunk.getColumnValues(i)));
    const timesMs = (columns[0] as { micros: bigint }[]).map(({ micros }) => Number(micros) / 1000);
    return sumsOfPrinted(layout, timesMs.length, timesMs, columns.slice(1) as number[][]);
  },
});

type Row = readonly (string | number)[];
const sumsOfRows = (layout: DayFileLayout, rows: readonly Row[]): ColumnSums =>
  sumsOfPrinted(
    layout,
    rows.length,
    rows.map(([time]) => Date.parse(String(time))),
    unitsOf(layout).map((_, i) => rows.map((row) => Number(row[i + 1]))),
  );

const rowContender = (
  layout: DayFileLayout,
  name: string,
  parserOf: () => Promise<(text: string) => readonly Row[]>,
): Contender<readonly Row[]> => ({
  name,
  prepare: async (input: BenchInput) => {
    const parse = await parserOf();
    const bytes = input.read();
    return () => parse(tableText(bytes));
  },
  result: (rows) => sumsOfRows(layout, rows.slice(1)),
});

export const papaparse = (layout: DayFileLayout) =>
  rowContender(layout, 'papaparse, dynamicTyping', async () => {
    const { default: papa } = await import('papaparse');
    return (text) => papa.parse<Row>(text, { dynamicTyping: true, skipEmptyLines: true }).data;
  });

export const csvParse = (layout: DayFileLayout) =>
  rowContender(layout, 'csv-parse, cast', async () => {
    const { parse } = await import('csv-parse/sync');
    return (text) => parse(text, { cast: true, cast_date: false });
  });
