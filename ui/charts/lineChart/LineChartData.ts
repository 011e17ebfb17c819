import type { WatchedLimits } from '../../../core/limits/index.ts';
import type { Band, Extent, StackPlace, StateShares } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import type { Column } from '../../../core/samples/index.ts';
import type { IconName } from '../../kit/iconNames.ts';
import type { Quantity, UnitChoice } from '../../../core/units/index.ts';

/** What a line is compared with. */
export interface ComparedLine {
  /** On the chart's time axis, ascending. */
  readonly timesMs: Float64Array;
  readonly length: number;
  /** Usual time from one row to the next. */
  readonly spacingMs: number;
  /** In the quantity's base unit; it must not change later. */
  readonly column: Column;
}

/** A line. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** From 1: number of its colour and dash. Over 10, colours come again with other dashes. */
  readonly mark: number;
  /** In the quantity's base unit; it must not change later. */
  readonly column: Column;
  readonly isHidden: boolean;
  readonly limits?: WatchedLimits | undefined;
  /** Least and greatest around the values of the column, which are means then. */
  readonly band?: Band | undefined;
  /** The same quantity at other times, drawn pale behind it. */
  readonly compared?: ComparedLine | undefined;
  /** Drawn as an area on top of others of its plot, and not as a line. */
  readonly stack?: StackPlace | undefined;
}

/** Lines of one unit. */
export interface ChartPlot {
  readonly quantity: Quantity;
  /** Share of the height. */
  readonly share: number;
  readonly series: readonly ChartSeries[];
  /** What the value axis shows, in the base unit; chosen from the data without it. */
  readonly extent?: Extent | undefined;
}

/** A machine's states over time. */
export interface ChartLane {
  readonly id: string;
  readonly name: string;
  /** Status words; they must not change later. */
  readonly statuses: Column | undefined;
  /** In place of them, where the rows are steps of time with means. */
  readonly shares?: StateShares | undefined;
}

/** Something that happened, on the time axis. */
export interface AxisMark {
  readonly id: string;
  readonly atMs: number;
  /** End of the time that it is about, which is drawn behind the lines; undefined for a moment. */
  readonly untilMs?: number | undefined;
  readonly icon: IconName;
  /** CSS class that sets its colours; empty for none. */
  readonly tone: string;
  /** With its time. */
  readonly text: string;
  /** Of the chart around it, for paper; undefined where it leads nowhere. */
  readonly path?: string | undefined;
  /** Its place in a list, drawn instead of the icon, on paper too. */
  readonly number?: number | undefined;
}

/** What a chart is about: a line through all of it. */
export interface ChartMoment {
  readonly atMs: number;
  /** CSS class that sets its colours. */
  readonly tone: string;
}

/** Everything a line chart shows; a new object when any of it changes. */
export interface LineChartData {
  readonly span: ClosedTimeRange;
  /** All that is loaded: the span never leaves it. */
  readonly whole: ClosedTimeRange;
  readonly timesMs: Float64Array;
  /** Rows that count. */
  readonly length: number;
  /** Usual time from one row to the next. */
  readonly spacingMs: number;
  readonly plots: readonly ChartPlot[];
  readonly lanes: readonly ChartLane[];
  /** Lanes that there is room for, whether they are folded or not; as many as there are without it. */
  readonly laneRows?: number | undefined;
  /** Machines that stood in the whole of the range that was chosen: one line, which opens. */
  readonly standing?: { readonly names: readonly string[]; readonly isOpen: boolean } | undefined;
  /** Below the time axis, ascending; undefined for a chart without a row of them. */
  readonly marks?: readonly AxisMark[] | undefined;
  readonly moment?: ChartMoment | undefined;
  readonly units: UnitChoice;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  /** What the pale lines are, in short and with their range; undefined without any. */
  readonly comparedWith?: { readonly name: string; readonly text: string } | undefined;
  /** More rows are on their way: what is not there yet is not missing. */
  readonly isFilling: boolean;
}
