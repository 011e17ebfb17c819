import {
  coarseRuns,
  type LaneShape,
  laneShapes,
  plotShapes,
  type PlotShapes,
  showsDate,
  stackLayout,
  type StackPlaces,
  stateRuns,
  type StateRun,
  timeScale,
  type TimeScale,
  timeTicks,
  type TimeTicks,
} from '../../../core/plot/index.ts';
import type { ChartLane, ChartPlot, ChartSeries, LineChartData } from './LineChartData.ts';

export interface DrawnPlot extends PlotShapes {
  readonly plot: ChartPlot;
  /** In the order of `lines`. */
  readonly series: readonly ChartSeries[];
}

export interface DrawnLane {
  readonly lane: ChartLane;
  readonly runs: readonly StateRun[];
  readonly shapes: readonly LaneShape[];
}

/** A line chart in pixels. */
export interface LineChartShapes {
  readonly places: StackPlaces;
  readonly x: TimeScale;
  readonly ticks: TimeTicks;
  /** In the order of `places.plots`. */
  readonly plots: readonly DrawnPlot[];
  /** In the order of `places.lanes`. */
  readonly lanes: readonly DrawnLane[];
  readonly namesAtEnds: boolean;
}

/** Rows further apart are an outage. */
const gapSpacings = 3;
const wideFrom = 720;
const narrowBelow = 480;
const mostNamesAtEnds = 3;
const characterPx = 6.6;
/** Free space, a piece of the line, free space. */
const namePaddingPx = 40;
/** Room for half a time label. */
const leastMarginPx = 20;
const tickPitchPx = { time: 60, date: 96 };

const visible = (plot: ChartPlot) => plot.series.filter(({ isHidden }) => !isHidden);

/** Plots with something to show; all of them, empty, when everything is hidden. */
function shownPlots(plots: readonly ChartPlot[]): readonly ChartPlot[] {
  const shown = plots.filter((plot) => visible(plot).length > 0);
  return shown.length > 0 ? shown : plots;
}

export const maxGapMs = ({ spacingMs }: LineChartData) => gapSpacings * spacingMs;

/** Computes the chart for a container of `width` pixels. */
export function lineChartShapes(data: LineChartData, width: number): LineChartShapes {
  const { span, timesMs, length, spacingMs, units, zone, lanes, isFilling } = data;
  const shown = shownPlots(data.plots);
  const shared = shown.filter((plot) => visible(plot).length > 1).flatMap(visible);
  const namesAtEnds = width >= wideFrom && shared.length > 0 && shown.flatMap(visible).length <= mostNamesAtEnds;
  const longestName = Math.max(0, ...shared.map(({ name }) => name.length));
  const dated = showsDate(span);
  const places = stackLayout({
    width,
    plotShares: shown.map(({ share }) => share),
    laneCount: lanes.length,
    gutter: width < narrowBelow ? 40 : 48,
    margin: namesAtEnds ? longestName * characterPx + namePaddingPx : leastMarginPx,
    timeLines: dated ? 2 : 1,
  });
  const { x: left, width: inner } = places.timeAxis;
  const x = timeScale(span, left, left + inner);
  const gapMs = maxGapMs(data);

  return {
    places,
    x,
    ticks: timeTicks(span, Math.floor(inner / (dated ? tickPitchPx.date : tickPitchPx.time)), zone),
    plots: shown.map((plot, i) => {
      const series = visible(plot);
      const lines = { quantity: plot.quantity, units, timesMs, length, columns: series.map(({ column }) => column), maxGapMs: gapMs };
      const shapes = plotShapes(lines, span, places.plots[i]!.frame);
      return { ...shapes, plot, series, missing: isFilling || series.length === 0 ? [] : shapes.missing };
    }),
    lanes: lanes.map((lane, i) => {
      const runs = stateRuns({ timesMs, statuses: lane.statuses, length, spacingMs, maxGapMs: gapMs }, span);
      const drawn = isFilling ? runs.filter(({ state }) => state !== 'noData') : coarseRuns(runs, Math.round(inner));
      return { lane, runs, shapes: laneShapes(drawn, x, places.lanes[i]!) };
    }),
    namesAtEnds,
  };
}
