import { type LaneState, laneStates, nearestSample, stateAt } from '../../../core/plot/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import type { ChartSeries } from './LineChartData.ts';
import type { LineChartData } from './LineChartData.ts';
import { type LineChartShapes, maxGapMs } from './lineChartShapes.ts';

export interface CrosshairValue {
  readonly series: ChartSeries;
  readonly quantity: Quantity;
  /** Place of its plot, top to bottom. */
  readonly plot: number;
  /** In the base unit; undefined when missing. */
  readonly value: number | undefined;
  /** Pixel of the value; undefined when missing. */
  readonly y: number | undefined;
}

export interface CrosshairValues {
  readonly atMs: number;
  readonly values: readonly CrosshairValue[];
  /** Names of the machines in each state, from load to no data; without states that no machine is in. */
  readonly machines: readonly { readonly state: LaneState; readonly names: readonly string[] }[];
}

/** What the chart shows at a moment: of its nearest sample, or nothing where data is missing. */
export function crosshairValues(data: LineChartData, { plots, lanes }: LineChartShapes, atMs: number): CrosshairValues {
  const row = nearestSample(data.timesMs, data.length, atMs, maxGapMs(data) / 2);
  const values = plots.flatMap(({ plot, series, y }, place) =>
    series.map((one): CrosshairValue => {
      const found = row === undefined ? NaN : one.column[row]!;
      const value = Number.isNaN(found) ? undefined : found;
      return {
        series: one,
        quantity: plot.quantity,
        plot: place,
        value,
        y: value === undefined ? undefined : y(one.stack?.column[row!] ?? value),
      };
    }),
  );
  const moment = row === undefined ? atMs : data.timesMs[row]!;
  const states = lanes.map(({ lane, rows }) => ({ name: lane.name, state: stateAt(rows, data.span, moment) }));
  return {
    atMs: moment,
    values,
    machines: laneStates
      .map((state) => ({ state, names: states.filter((one) => one.state === state).map(({ name }) => name) }))
      .filter(({ names }) => names.length > 0),
  };
}
