import type { CsvRows, CsvValue } from '../../../../core/csv/index.ts';
import { displayValue, type UnitChoice } from '../../../../core/units/index.ts';
import type { FigureColumn } from './FigureColumn.ts';

/** What stands in a file before or behind the figures of a row. */
export interface CsvTexts<Row> {
  readonly heads: readonly string[];
  /** One a head. */
  readonly of: (row: Row) => readonly CsvValue[];
}

export interface FigureCsv<Row> {
  readonly lead: CsvTexts<Row>;
  /** Behind the figures. */
  readonly tail?: CsvTexts<Row> | undefined;
  readonly columns: readonly FigureColumn<Row>[];
  /** That of the sum among them. */
  readonly rows: readonly Row[];
  readonly units: UnitChoice;
  readonly head: (column: FigureColumn<Row>) => string;
}

/** A table of figures as a file has it: a line of heads, then a line each row, its figures as on the screen. */
export function figureCsv<Row>({ lead, tail, columns, rows, units, head }: FigureCsv<Row>): CsvRows {
  return [
    [...lead.heads, ...columns.map(head), ...(tail?.heads ?? [])].map((text) => ({ text })),
    ...rows.map((row): readonly CsvValue[] => [
      ...lead.of(row),
      ...columns.map(({ quantity, of }) => {
        const { value, digits } = displayValue(quantity, of(row), units);
        return { number: value, digits };
      }),
      ...(tail?.of(row) ?? []),
    ]),
  ];
}
