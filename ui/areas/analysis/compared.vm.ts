import { compareStructural, computed, makeAutoObservable } from 'mobx';
import { nearestSample, rowsIn } from '../../../core/plot/index.ts';
import {
  type Column,
  indexAt,
  medianSpacingMs,
  pickRows,
  rowsBetween,
  type SampleTable,
  weekBufferSpacingMs,
} from '../../../core/samples/index.ts';
import {
  type ClosedTimeRange,
  comparedRange,
  type ComparedWith,
  type DayRangeChoice,
  placesOfCompared,
  plantDayRange,
} from '../../../core/time/index.ts';
import { type ColumnFigures, columnFigures } from '../../../core/totals/index.ts';
import type { AnalysisStore, InputsStore, WantedInputs } from '../../stores/index.ts';
import type { LiveData } from './liveData.vm.ts';
import type { AnalysisView } from './model/analysisView.ts';
import { recordedShareOf } from './model/recordedShareOf.ts';
import { liveRowPeriods, rowPeriodsOf } from './model/rowPeriodsOf.ts';
import type { AnalysisSeries } from './model/series.ts';
import type { ShownRange } from './shownRange.vm.ts';

/** The chart whose range is compared. */
export interface ComparedChart {
  readonly view: AnalysisView;
  readonly range: ShownRange;
  readonly live: LiveData;
  readonly isFilling: boolean;
  readonly series: readonly AnalysisSeries[];
}

/** What was recorded then. */
export interface ComparedStores {
  readonly analysis: AnalysisStore;
  readonly inputs: InputsStore;
}

/** How far the compared values are: on their way, not to be had, never recorded, or there. */
export type ComparedState = 'coming' | 'failed' | 'none' | 'there';

/** A line on the chart's time axis. */
export interface PlacedLine {
  readonly timesMs: Float64Array;
  readonly length: number;
  /** Usual time from one row to the next. */
  readonly spacingMs: number;
  readonly column: Column;
}

const noRows: SampleTable = { length: 0, timesMs: new Float64Array(0), columns: new Map() };
/** A row counts for a moment within this many spacings. */
const reach = 1.5;

/** The range that the shown one is compared with: its values at the same places of the time axis, and what they come to. */
export class Compared {
  private readonly chart: ComparedChart;
  private readonly stores: ComparedStores;

  constructor(chart: ComparedChart, stores: ComparedStores) {
    this.chart = chart;
    this.stores = stores;
    makeAutoObservable<this, 'chart' | 'stores' | 'comparison'>(
      this,
      {
        chart: false,
        stores: false,
        figuresOf: false,
        valueAt: false,
        columnAt: false,
        comparison: computed({ equals: compareStructural }),
        span: computed({ equals: compareStructural }),
        wantedDays: computed({ equals: compareStructural }),
        wantedInputs: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** Undefined while nothing is compared, and without a range. */
  private get comparison(): ComparedWith | undefined {
    const { view, range } = this.chart;
    const { wholeDays, restedSpan, zone } = range;
    if (view.compare === undefined || restedSpan === undefined) return undefined;
    return { kind: view.compare, lengthMs: wholeDays === undefined ? lengthOf(restedSpan) : lengthOfDays(wholeDays, zone), zone };
  }

  /** What the shown range at rest is compared with. */
  get span(): ClosedTimeRange | undefined {
    const { restedSpan } = this.chart.range;
    return this.comparison && restedSpan && comparedRange(restedSpan, this.comparison);
  }

  /** Days whose files or sums are to be loaded; undefined for none: the live log has the range, or nothing is compared. */
  get wantedDays(): DayRangeChoice | undefined {
    if (this.span === undefined || this.isLogged) return undefined;
    const wanted = this.chart.range.daysOf(this.span);
    const { data } = this.stores.analysis;
    const isThere = data?.steps === undefined && data !== undefined && data.days.from <= wanted.from && data.days.until >= wanted.until;
    return isThere ? data.days : wanted;
  }

  /** The minutes of analog inputs that are compared; undefined while none is shown. */
  get wantedInputs(): WantedInputs | undefined {
    const ids = this.chart.series.filter(({ input }) => input !== undefined).map(({ id }) => id);
    if (this.span === undefined || ids.length === 0) return undefined;
    const { zone } = this.chart.range;
    const { from, until } = this.chart.range.daysOf(this.span);
    const fromMs = plantDayRange(from, zone).fromMs;
    return { fromMs, untilMs: this.isLogged ? undefined : plantDayRange(until, zone).untilMs, ids };
  }

  get state(): ComparedState | undefined {
    if (this.span === undefined) return undefined;
    const { analysis, inputs } = this.stores;
    if (this.isLogged ? this.chart.isFilling : analysis.state === 'asking' || analysis.state === 'idle') return 'coming';
    if (inputs.state === 'asking' && this.wantedInputs !== undefined) return 'coming';
    if (!this.isLogged && (analysis.state === 'failed' || analysis.isCancelled)) return 'failed';
    return this.share > 0 ? 'there' : 'none';
  }

  /** The part, 0..1, of the compared range that was recorded; 0 for an empty range. */
  get share(): number {
    if (this.span === undefined) return 0;
    const range = { fromMs: this.span.fromMs, untilMs: this.span.toMs };
    return recordedShareOf({ table: this.table, steps: this.steps }, range, this.periods) ?? 0;
  }

  /** The lines on the chart's time axis, by their ids; a little more than the range, so that they go on while it is moved. */
  get lines(): ReadonlyMap<string, PlacedLine> {
    const { placesMs, table } = this.placed;
    const { spacingMs } = this;
    return new Map(
      this.chart.series.flatMap((series) => {
        const column = this.columnIn(series, table);
        return column === undefined ? [] : [[series.id, { timesMs: placesMs, length: placesMs.length, spacingMs, column }] as const];
      }),
    );
  }

  /** What a line came to within the compared range; undefined where nothing is compared. */
  figuresOf(series: AnalysisSeries): ColumnFigures | undefined {
    const { span, table } = this;
    if (span === undefined) return undefined;
    // what is shown may begin where it ends
    const rows = rowsIn(table.timesMs, table.length, { fromMs: span.fromMs, toMs: span.toMs - 1 });
    const coveredS = series.channel && this.steps?.coveredS.get(series.channel);
    const figuresOf = (column: Column | undefined) => columnFigures(table, column, rows, this.periods, coveredS);
    const figures = figuresOf(this.columnIn(series, table));
    const band = series.channel && this.steps?.bands.get(series.channel);
    return band === undefined ? figures : { ...figures, min: figuresOf(band.low).min, max: figuresOf(band.high).max };
  }

  /** The compared value of a line at a moment of the chart's time axis; undefined where there is none. */
  valueAt(id: string, atMs: number | undefined): number | undefined {
    const line = this.lines.get(id);
    const row = line && atMs !== undefined ? nearestSample(line.timesMs, line.length, atMs, reach * line.spacingMs) : undefined;
    const value = row === undefined ? NaN : line!.column[row]!;
    return Number.isNaN(value) ? undefined : value;
  }

  /** Likewise at each time of a table; NaN where there is none. */
  columnAt(id: string, { timesMs, length }: SampleTable): Column {
    return Float64Array.from({ length }, (_, row) => this.valueAt(id, timesMs[row]) ?? NaN);
  }

  private get isLogged(): boolean {
    return this.span !== undefined && this.chart.view.source !== 'sd' && this.chart.range.isLogged(this.span.fromMs);
  }

  private get steps() {
    return this.isLogged ? undefined : this.stores.analysis.data?.steps;
  }

  /** At their own times. */
  private get table(): SampleTable {
    if (this.span === undefined) return noRows;
    return this.isLogged ? this.chart.live.logged : (this.stores.analysis.data?.table ?? noRows);
  }

  private get periods() {
    return this.isLogged ? liveRowPeriods : rowPeriodsOf(this.stores.analysis.data, this.chart.range.zone);
  }

  private get spacingMs(): number {
    return (this.isLogged ? NaN : medianSpacingMs(this.table)) || weekBufferSpacingMs;
  }

  private columnIn({ id, channel }: AnalysisSeries, table: SampleTable): Column | undefined {
    return channel === undefined ? this.stores.inputs.columnOf(id, table, this.isLogged) : table.columns.get(channel);
  }

  /** The rows that have a place on the chart's time axis, ascending. */
  private get placed(): { readonly placesMs: Float64Array; readonly table: SampleTable } {
    const { span, comparison, table } = this;
    if (span === undefined || comparison === undefined) return { placesMs: noRows.timesMs, table: noRows };
    const marginMs = lengthOf(span);
    const fromIndex = indexAt(table.timesMs, table.length, span.fromMs - marginMs);
    const near = rowsBetween(table, fromIndex, Math.max(fromIndex, indexAt(table.timesMs, table.length, span.toMs + marginMs)));
    const placesMs = placesOfCompared(near.timesMs, near.length, comparison);
    if (!placesMs.some(Number.isNaN)) return { placesMs, table: near };
    const rows = [...placesMs.keys()].filter((row) => !Number.isNaN(placesMs[row]));
    return { placesMs: Float64Array.from(rows, (row) => placesMs[row]!), table: pickRows(near, rows) };
  }
}

const lengthOf = ({ fromMs, toMs }: ClosedTimeRange) => toMs - fromMs;
const lengthOfDays = ({ from, until }: DayRangeChoice, zone: string) =>
  plantDayRange(until, zone).untilMs - plantDayRange(from, zone).fromMs;
