import {
  drawnRuns,
  type LaneShape,
  laneShapes,
  plotShapes,
  type PlotShapes,
  shareShapes,
  showsDate,
  stackLayout,
  type StackPlaces,
  type StateRows,
  timeScale,
  type TimeScale,
  timeTicks,
  type TimeTicks,
} from '../../../core/plot/index.ts';
import { limitValues } from '../../../core/limits/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import { isMarkShown } from './isMarkShown.ts';
import type { ChartLane, ChartPlot, ChartSeries, ComparedLine, LineChartData } from './LineChartData.ts';

export interface DrawnPlot extends PlotShapes {
  readonly plot: ChartPlot;
  /** In the order of `lines`. */
  readonly series: readonly ChartSeries[];
  /** Places among `series` of those that are areas, from the top of the stack down: each covers what is below it. */
  readonly areas: readonly number[];
}

export interface DrawnLane {
  readonly lane: ChartLane;
  readonly rows: StateRows;
  readonly shapes: readonly LaneShape[];
}

/** A line chart in pixels. */
export interface LineChartShapes {
  readonly places: StackPlaces;
  readonly x: TimeScale;
  readonly ticks: TimeTicks;
  /** Time labels carry the date too. */
  readonly isDated: boolean;
  /** In the order of `places.plots`. */
  readonly plots: readonly DrawnPlot[];
  /** In the order of `places.lanes`. */
  readonly lanes: readonly DrawnLane[];
  readonly namesAtEnds: boolean;
}

/** Rows further apart are an outage. */
const gapSpacings = 3;
const wideFrom = 720;
/** A change of state that is shorter is not drawn, but for errors. */
const minRunPx = 2;
const narrowBelow = 480;
const maxNamesAtEnds = 3;
const characterPx = 6.6;
/** Free space, a piece of the line, free space. */
const namePaddingPx = 48;
/** Room for half a time label. */
const minMarginPx = 20;
const tickPitchPx = { time: 60, date: 78, narrowDate: 72 };

const visible = (plot: ChartPlot) => plot.series.filter(({ isHidden }) => !isHidden);

/** What a drawing on paper has room for: what is shown alone, with plots `extraHeight` pixels higher than usual. */
export interface PaperRoom {
  readonly extraHeight: number;
}

/** What a person gave the plots on screen. */
export interface ScreenRoom {
  /** Pixels; undefined for the usual height. */
  readonly heightOf: (quantity: Quantity) => number | undefined;
  /** Pixels that they are higher together. */
  readonly extraPx: number;
}

/** Of the plots those with something to show; all of them, empty, when everything is hidden. */
function shownPlots(plots: readonly ChartPlot[]): readonly ChartPlot[] {
  const shown = plots.filter((plot) => visible(plot).length > 0).map((plot) => ({ ...plot, series: visible(plot) }));
  return shown.length > 0 ? shown : plots;
}

/** The rows of a compared line, whose gaps are of its own spacing. */
export const comparedRows = (line: ComparedLine | undefined) => line && { ...line, maxGapMs: gapSpacings * line.spacingMs };

export const maxGapMs = ({ spacingMs }: Pick<LineChartData, 'spacingMs'>) => gapSpacings * spacingMs;

/** Computes the chart for a container of `width` pixels. On screen each part keeps its place, whichever lines and range are shown. */
export function lineChartShapes(data: LineChartData, width: number, paper?: PaperRoom, screen?: ScreenRoom): LineChartShapes {
  const { span, timesMs, length, spacingMs, units, zone, lanes, isFilling } = data;
  const plots = paper === undefined ? data.plots : shownPlots(data.plots);
  const all = plots.flatMap(({ series }) => series);
  const shared = plots.filter(({ series }) => series.length > 1).flatMap(({ series }) => series);
  const namesAtEnds = width >= wideFrom && shared.length > 0 && all.length <= maxNamesAtEnds;
  const longestName = Math.max(0, ...shared.map(({ name }) => name.length));
  const isDated = showsDate(span);
  const isNarrow = width < narrowBelow;
  const tickPitch = isDated ? tickPitchPx[isNarrow ? 'narrowDate' : 'date'] : tickPitchPx.time;
  const places = stackLayout({
    width,
    plotShares: plots.map(({ share }) => share),
    laneCount: lanes.length,
    laneRows: paper === undefined ? data.laneRows : undefined,
    hasMarks: paper === undefined ? data.marks !== undefined : data.marks?.some((mark) => isMarkShown(mark, data)),
    gutter: isNarrow ? 40 : 48,
    margin: namesAtEnds ? Math.ceil(longestName * characterPx) + namePaddingPx : minMarginPx,
    timeLines: paper === undefined || isDated ? 2 : 1,
    extraHeight: paper?.extraHeight ?? screen?.extraPx,
    heights: screen && plots.map(({ quantity }) => screen.heightOf(quantity)),
  });
  const { x: left, width: inner } = places.timeAxis;
  const x = timeScale(span, left, left + inner);
  const gapMs = maxGapMs(data);

  return {
    places,
    x,
    ticks: timeTicks(span, inner / tickPitch, zone),
    isDated,
    plots: plots.map((plot, i) => {
      const series = visible(plot);
      const columns = series.map(({ column, stack }) => stack?.column ?? column);
      const bands = series.map(({ band, stack }) => (stack === undefined ? band : undefined));
      const compared = series.map(({ compared: one, stack }) => (stack === undefined ? comparedRows(one) : undefined));
      const areas = series.flatMap(({ stack }, at) => (stack === undefined ? [] : [{ at, place: stack.place }]));
      const isFromZero = areas.length > 0;
      const lines = {
        quantity: plot.quantity,
        units,
        timesMs,
        length,
        columns,
        bands,
        compared,
        maxGapMs: gapMs,
        extent: plot.extent,
        limits: limitValues(series.map(({ limits }) => limits)),
        isFromZero,
      };
      const shapes = plotShapes(lines, span, places.plots[i]!.frame);
      const downwards = areas.sort((a, b) => b.place - a.place).map(({ at }) => at);
      return { ...shapes, plot, series, areas: downwards, missing: isFilling || series.length === 0 ? [] : shapes.missing };
    }),
    lanes: lanes.map((lane, i) => {
      const rows = { timesMs, statuses: lane.statuses, length, spacingMs, maxGapMs: gapMs };
      if (lane.shares !== undefined) {
        const steps = { timesMs, length, stepMs: spacingMs, shares: lane.shares };
        return { lane, rows, shapes: shareShapes(steps, span, x, places.lanes[i]!) };
      }
      const runs = drawnRuns(rows, span, Math.round(inner / minRunPx));
      const drawn = isFilling ? runs.filter(({ state }) => state !== 'noData') : runs;
      return { lane, rows, shapes: laneShapes(drawn, x, places.lanes[i]!) };
    }),
    namesAtEnds,
  };
}
