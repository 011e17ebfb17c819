import { compareStructural, computed, makeAutoObservable } from 'mobx';
import { ratioOf } from '../../../core/figures/index.ts';
import { limitValues } from '../../../core/limits/index.ts';
import {
  baseLimits,
  type Extent,
  extentOf,
  extentWithLimits,
  jointExtent,
  rowsIn,
  valueDomain,
  valueLimits,
} from '../../../core/plot/index.ts';
import { groupedBy } from '../../../core/records/index.ts';
import type { Column, SampleTable } from '../../../core/samples/index.ts';
import { type TimeRange, plantDayRange, timeRangeMs } from '../../../core/time/index.ts';
import { type ColumnFigures, columnFigures, estimatedDays, type RowPeriod } from '../../../core/totals/index.ts';
import { fromDisplay, toDisplay } from '../../../core/units/index.ts';
import type { AnalysisData, SettingsStore } from '../../stores/index.ts';
import { limitsOfLines } from './model/limitsOfLines.ts';
import { recordedShareOf } from './model/recordedShareOf.ts';
import type { AnalysisLine, PlotQuantity } from './model/series.ts';
import type { ShownRange } from './shownRange.vm.ts';

/** The chart that the figures are of. */
export interface FiguredChart {
  readonly table: SampleTable;
  readonly periods: readonly RowPeriod[];
  readonly lines: readonly AnalysisLine[];
  readonly data: AnalysisData | undefined;
  readonly range: Pick<ShownRange, 'restedSpan' | 'zone' | 'nowMs'>;
}

/** A line that is shown, and how far it went; undefined where that is not reported. */
export interface ReportedLine {
  readonly line: AnalysisLine;
  readonly extent: Extent | undefined;
}

/** What the headline says: NaN and undefined without values. */
export interface FirstLine {
  readonly line: AnalysisLine;
  readonly extent: Extent;
  readonly mean: number | undefined;
  /** Share of the range, as far as it is over, with a value. */
  readonly coverage: number | undefined;
  /** On so many of the loaded days it was estimated, if only in part; undefined where on none, or where that is not known. */
  readonly estimated: { readonly days: number; readonly of: number } | undefined;
}

interface FoundFigures {
  readonly rows: ReturnType<typeof rowsIn>;
  readonly periods: readonly RowPeriod[];
  readonly coveredS: Column | undefined;
  readonly figures: ColumnFigures;
}

/** Of more lines nobody wants to hear how far they went. */
const maxListed = 6;
/** Limits are as round as with about so many labels. */
const limitTicks = 5;

/** What the chart says in figures, of the range when it last was at rest: they look at each value. */
export class ChartFigures {
  private readonly chart: FiguredChart;
  private readonly settings: SettingsStore;
  /** What columns came to, of the rows and periods of which that was found. */
  private readonly found = new WeakMap<Column, FoundFigures>();

  constructor(chart: FiguredChart, settings: SettingsStore) {
    this.chart = chart;
    this.settings = settings;
    makeAutoObservable<
      this,
      'chart' | 'settings' | 'found' | 'columnFiguresOf' | 'pastSpan' | 'extentOfLine' | 'drawnExtent' | 'coveredShare' | 'estimatedOf'
    >(this, {
      chart: false,
      settings: false,
      found: false,
      columnFiguresOf: false,
      extentIn: false,
      extentOfLine: false,
      drawnExtent: false,
      coveredShare: false,
      estimatedOf: false,
      autoExtent: false,
      of: false,
      pastSpan: computed({ equals: compareStructural }),
    });
  }

  /** Of a column within the range at rest; NaN without values. */
  extentIn(column: Column | undefined): Extent {
    const { fromIndex, untilIndex } = this.restedRows;
    return column === undefined ? { min: NaN, max: NaN } : extentOf(column, fromIndex, untilIndex);
  }

  /** Likewise of a line, with its band where it has one. */
  private extentOfLine(line: AnalysisLine): Extent {
    const { band } = line;
    if (band !== undefined) return { min: this.extentIn(band.low).min, max: this.extentIn(band.high).max };
    const { min = NaN, max = NaN } = this.columnFiguresOf(line);
    return { min, max };
  }

  /** How far a line's drawing goes: of an area from zero. */
  private drawnExtent(line: AnalysisLine): Extent {
    return line.stack === undefined ? this.extentOfLine(line) : { ...this.extentIn(line.stack.column), min: 0 };
  }

  /** The lines that are shown; how far the first ones went within the range at rest. */
  get summary(): readonly ReportedLine[] {
    return this.chart.lines
      .filter(({ isHidden }) => !isHidden)
      .map((line, i) => ({ line, extent: i < maxListed ? this.extentOfLine(line) : undefined }));
  }

  /** The first line that is shown, with how far it went and its mean within the range at rest, in base units; undefined while none is shown. */
  get first(): FirstLine | undefined {
    const line = this.chart.lines.find(({ isHidden }) => !isHidden);
    if (line === undefined) return undefined;
    const { min = NaN, max = NaN, mean, knownMs } = this.of(line);
    return { line, extent: { min, max }, mean, coverage: this.coveredShare(knownMs), estimated: this.estimatedOf(line) };
  }

  private estimatedOf({ channel }: AnalysisLine): FirstLine['estimated'] {
    const { data } = this.chart;
    if (data === undefined || channel === undefined) return undefined;
    const files = groupedBy(data.files, ({ day }) => day);
    const ofFiles = [...files.values()].map((of) => of.flatMap(({ facts }) => facts.header.estimated ?? []));
    const days = (data.steps?.estimatedDays ?? estimatedDays([channel], ofFiles)).get(channel);
    return days === undefined ? undefined : { days, of: data.steps?.days ?? files.size };
  }

  /** What a known time is of the range at rest, as far as it is over. */
  private coveredShare(knownMs: number): number | undefined {
    const { restedSpan, nowMs } = this.chart.range;
    const share = restedSpan && ratioOf(knownMs, timeRangeMs({ fromMs: restedSpan.fromMs, untilMs: Math.min(restedSpan.toMs, nowMs) }));
    return share === undefined ? undefined : Math.min(1, share);
  }

  /** Of a line's column within the range at rest: looked at once, however many ask. */
  private columnFiguresOf({ column, coveredS }: AnalysisLine): ColumnFigures {
    const { restedRows: rows } = this;
    const { table, periods } = this.chart;
    const known = column && this.found.get(column);
    if (known?.rows === rows && known.periods === periods && known.coveredS === coveredS) return known.figures;
    const figures = columnFigures(table, column, rows, periods, coveredS);
    if (column !== undefined) this.found.set(column, { rows, periods, coveredS, figures });
    return figures;
  }

  /** What a line comes to within the range at rest. */
  of(line: AnalysisLine): ColumnFigures {
    const figures = this.columnFiguresOf(line);
    return line.band === undefined || figures.count === 0 ? figures : { ...figures, ...this.extentOfLine(line) };
  }

  /** The limits that the data give a plot, within the range at rest. */
  autoExtent(quantity: PlotQuantity): Extent {
    const { units, limits } = this.settings.settings;
    const lines = this.chart.lines.filter((line) => line.quantity === quantity && !line.isHidden);
    const found = jointExtent(lines.map((line) => this.drawnExtent(line)));
    const watched = limitsOfLines(limits.points);
    const { min, max } = extentWithLimits(found, limitValues(lines.map(({ id }) => watched.get(id))), baseLimits(quantity).step);
    const shown = { min: toDisplay(quantity, min, units), max: toDisplay(quantity, max, units) };
    const [low, high] = valueDomain(shown, valueLimits(quantity, units), limitTicks);
    return { min: fromDisplay(quantity, low, units), max: fromDisplay(quantity, high, units) };
  }

  /** The part, 0..1, of the days that the files cover; of a day that is not over, of its part until now. Undefined where nothing is over yet. */
  get coverage(): number | undefined {
    const { data, periods } = this.chart;
    return data && this.pastSpan && recordedShareOf(data, this.pastSpan, periods);
  }

  /** What is over of the days that were asked for. */
  private get pastSpan(): TimeRange | undefined {
    const { data, range } = this.chart;
    if (data === undefined) return undefined;
    const { fromMs } = plantDayRange(data.days.from, range.zone);
    return { fromMs, untilMs: Math.min(range.nowMs, plantDayRange(data.days.until, range.zone).untilMs) };
  }

  private get restedRows() {
    const { timesMs, length } = this.chart.table;
    const { restedSpan } = this.chart.range;
    return restedSpan === undefined ? { fromIndex: 0, untilIndex: 0 } : rowsIn(timesMs, length, restedSpan);
  }
}
