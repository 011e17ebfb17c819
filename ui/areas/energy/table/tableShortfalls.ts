import { type DataBasis, type DataNeedName, shortNeeds } from '../../../../core/figures/index.ts';
import { shortfallsOf } from '../../../../core/formulas/index.ts';
import type { FigureColumn } from './FigureColumn.ts';

/** Needs that a figure of a row is marked for; the row itself is where not all of its time is recorded. */
export function cellShortfalls<Row>({ computed, of }: FigureColumn<Row>, row: Row, basis: DataBasis): readonly DataNeedName[] {
  if (computed === undefined || of(row) === undefined) return [];
  return shortfallsOf(computed, basis).filter((need) => need !== 'recorded');
}

/** Needs that a row and its figures are marked for. */
export function rowShortfalls<Row>(columns: readonly FigureColumn<Row>[], row: Row, basis: DataBasis): readonly DataNeedName[] {
  const hasFigures = columns.some(({ of }) => of(row) !== undefined);
  return shortNeeds(basis).filter((need) =>
    need === 'recorded' ? hasFigures : columns.some((column) => cellShortfalls(column, row, basis).includes(need)),
  );
}
