import { compareStructural, computed, makeAutoObservable } from 'mobx';
import type { Rows } from '../../../../core/plot/index.ts';
import { type ColumnFigures, columnFigures } from '../../../../core/totals/index.ts';
import { type Column, indexAt } from '../../../../core/samples/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { movedIndex } from '../../../kit/rows/movedIndex.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { shownRows } from '../export/shownRows.ts';
import type { AnalysisLine } from '../model/series.ts';
import { type ColumnGroup, columnGroups } from './model/columnGroups.ts';

/** The samples of the range that the analysis shows as rows, the newest on top, with a column each line. */
export class ValueTableVm {
  readonly chart: AnalysisChartVm;
  /** Moment of the row that a person is at; undefined for none. */
  atMs: number | undefined;

  constructor(chart: AnalysisChartVm) {
    this.chart = chart;
    makeAutoObservable<this, 'rows'>(
      this,
      { chart: false, timeOf: false, valuesOf: false, indexOf: false, rows: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** Also the lines that the chart hides. */
  get columns(): readonly AnalysisLine[] {
    return this.chart.lines;
  }

  get groups(): readonly ColumnGroup[] {
    return columnGroups(this.columns);
  }

  /** Rows of the table; none while there is no value of any column. */
  get count(): number {
    return this.chart.isEmpty ? 0 : this.rows.untilIndex - this.rows.fromIndex;
  }

  /** When the row was measured; NaN where there is none. */
  timeOf(index: number): number {
    return this.chart.table.timesMs[this.rows.untilIndex - 1 - index] ?? NaN;
  }

  /** A row's values, a column each; NaN where missing. */
  valuesOf(index: number): readonly number[] {
    const row = this.rows.untilIndex - 1 - index;
    return this.columns.map(({ column }) => column[row] ?? NaN);
  }

  /** The row that was measured at a moment, else the next newer one; -1 where all are older. */
  indexOf(atMs: number): number {
    const { timesMs, length } = this.chart.table;
    return this.rows.untilIndex - 1 - indexAt(timesMs, length, atMs);
  }

  /** The row that a person is at; undefined for none, and when it has left the range. */
  get openIndex(): number | undefined {
    if (this.atMs === undefined) return undefined;
    const index = this.indexOf(this.atMs);
    return index >= 0 && index < this.count && this.timeOf(index) === this.atMs ? index : undefined;
  }

  open(index: number): void {
    this.atMs = this.timeOf(index);
  }

  /** Goes to the row that a key leads to, where `page` rows are in view; false for a key that leads nowhere. */
  moveBy(key: string, page: number): boolean {
    const index = movedIndex(key, this.openIndex, this.count, page);
    if (index === undefined) return false;
    this.open(index);
    return true;
  }

  /** What each column comes to in the rows of the table. */
  get figures(): readonly ColumnFigures[] {
    const { table, periods } = this.chart;
    return this.columns.map(({ column, band, coveredS }) => {
      const of = (values: Column) => columnFigures(table, values, this.rows, periods, coveredS);
      const figures = of(column);
      return band === undefined ? figures : { ...figures, min: of(band.low).min, max: of(band.high).max };
    });
  }

  /** All rows are of one day of the plant. */
  get isOneDay(): boolean {
    const { zone } = this.chart.range;
    return this.count === 0 || plantDayOf(this.timeOf(0), zone) === plantDayOf(this.timeOf(this.count - 1), zone);
  }

  private get rows(): Rows {
    return shownRows(this.chart);
  }
}
