import type { Figure } from '../../../../../core/figures/index.ts';
import type { StatisticFigure, StatisticRow } from '../../../../../core/statistics/index.ts';

/** What a table can be sorted by. */
export type SortKey = 'index' | 'coverage' | StatisticFigure;

export interface Sorting {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** As it is before a person sorts it. */
export const byNumber: Sorting = { key: 'index', isDescending: false };

/** The sorting after its head is pressed: numbers begin with the greatest, machines with the first; again turns it round. */
export function nextSorting({ key, isDescending }: Sorting, pressed: SortKey): Sorting {
  return pressed === key ? { key, isDescending: !isDescending } : { key: pressed, isDescending: pressed !== 'index' };
}

/** Which way rows are sorted by a column; undefined where they are sorted by another. */
export function directionOf({ key, isDescending }: Sorting, column: SortKey): 'ascending' | 'descending' | undefined {
  if (key !== column) return undefined;
  return isDescending ? 'descending' : 'ascending';
}

const valueOf = (row: StatisticRow, key: SortKey): Figure => (key === 'index' || key === 'coverage' ? row[key] : row.figures[key]?.now);

/** Rows whose figure is missing stand last, equal ones by number. */
export function sortedRows(rows: readonly StatisticRow[], { key, isDescending }: Sorting): readonly StatisticRow[] {
  return [...rows].sort((a, b) => {
    const [left, right] = [valueOf(a, key), valueOf(b, key)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined) || a.index - b.index;
    if (left === right) return a.index - b.index;
    return left < right === isDescending ? 1 : -1;
  });
}
