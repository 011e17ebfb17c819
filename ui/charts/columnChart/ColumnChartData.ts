import type { BarFill } from '../barChart/index.ts';

/** A figure of a column, as it is written. */
export interface ColumnValue {
  readonly name: string;
  /** Undefined for the whole column. */
  readonly part?: BarFill;
  readonly text: string;
}

/** A column with its words. */
export interface ChartColumn {
  readonly id: string;
  /** Below the column, where there is room; short. */
  readonly label: string;
  /** In a second line, where something begins, such as a month. */
  readonly sublabel: string | undefined;
  /** One a part of the chart, in the display unit; NaN where missing. */
  readonly parts: readonly number[];
  /** Its time is not over, or did not begin with the column: drawn open at the top. */
  readonly isOpen: boolean;
  /** What it is of. */
  readonly title: string;
  /** The whole, then its parts. */
  readonly values: readonly ColumnValue[];
  /** The column in a sentence. */
  readonly spoken: string;
}

export interface ColumnChartData {
  /** What the columns are stacked of. */
  readonly parts: readonly BarFill[];
  readonly columns: readonly ChartColumn[];
  /** What the axis shows, with its unit. */
  readonly axisTitle: string;
}
