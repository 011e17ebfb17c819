import type { Figure } from '../../../../core/figures/index.ts';
import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';

/** A column of a table of figures. */
export interface FigureColumn<Row> {
  /** Text id. */
  readonly title: string;
  readonly quantity: AnyQuantity;
  readonly of: (row: Row) => Figure;
  /** Which rule it follows; it is marked where that wants more data. */
  readonly computed?: ComputedFigure;
}
