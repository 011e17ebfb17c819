import type { Figure } from '../../../../core/figures/index.ts';

/** Of how many rows a figure is known. */
export interface KnownCount {
  readonly known: number;
  readonly of: number;
}

/** Counts the rows that have the figure. */
export function knownCount<Row>(rows: readonly Row[], of: (row: Row) => Figure): KnownCount {
  return { known: rows.filter((row) => of(row) !== undefined).length, of: rows.length };
}

/** Some values are known, but not all. */
export const isPartial = ({ known, of }: KnownCount) => known > 0 && known < of;
