import type { FleetColumn } from './FleetColumn.ts';

/** A column and a direction, as `id` and `-id` in an address. */
export interface FleetSort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Undefined for the order that the rows have. */
export const sortOf = (text: string): FleetSort | undefined =>
  text === '' ? undefined : { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') };

/** What a press on a column's head leads to: numbers begin with the greatest. */
export function nextSort(column: Pick<FleetColumn<never>, 'id' | 'isNumber'>, now: FleetSort | undefined): string {
  const isFirst = now?.column !== column.id;
  const isDescending = isFirst ? column.isNumber === true : !now.isDescending;
  return (isDescending ? '-' : '') + column.id;
}

type Key = number | string | undefined;

const compared = (one: Key, other: Key, words: Intl.Collator) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : words.compare(String(one), String(other));

/** Rows by a column; those without a value come last in both directions, and rows that are alike keep their order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly FleetColumn<Row>[],
  sort: FleetSort | undefined,
  locale: string,
): readonly Row[] {
  const keyOf = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (sort === undefined || keyOf === undefined) return rows;
  const words = new Intl.Collator(locale, { numeric: true });
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  const known = keyed.filter(({ key }) => key !== undefined);
  const sign = sort.isDescending ? -1 : 1;
  known.sort((one, other) => sign * compared(one.key, other.key, words));
  return [...known, ...keyed.filter(({ key }) => key === undefined)].map(({ row }) => row);
}
