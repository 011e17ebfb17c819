import { type LaneState, laneStates, nearestSample, stackedStates, stateAt, type StateShares } from '../../../core/plot/index.ts';
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

/** A machine in a state, of a step of time with the share of it. */
export interface MachineInState {
  readonly name: string;
  readonly share: number | undefined;
}

export interface CrosshairValues {
  readonly atMs: number;
  readonly values: readonly CrosshairValue[];
  /** The machines in each state, from load to no data; without states that no machine is in. */
  readonly machines: readonly { readonly state: LaneState; readonly of: readonly MachineInState[] }[];
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
  const states = lanes.flatMap(({ lane, rows }): readonly (MachineInState & { readonly state: LaneState })[] => {
    const { name, shares } = lane;
    if (shares === undefined) return [{ name, state: stateAt(rows, data.span, moment), share: undefined }];
    return row === undefined ? [{ name, state: 'noData', share: undefined }] : sharesAt(shares, row).map((each) => ({ name, ...each }));
  });
  return {
    atMs: moment,
    values,
    machines: laneStates
      .map((state) => ({ state, of: states.filter((one) => one.state === state).map(({ name, share }) => ({ name, share })) }))
      .filter(({ of }) => of.length > 0),
  };
}

/** Less of a step is not listed. */
const minShare = 0.005;

/** The states that a machine was in during a step, and how long. */
function sharesAt(shares: StateShares, row: number): readonly { readonly state: LaneState; readonly share: number | undefined }[] {
  if (Number.isNaN(shares.load[row]!)) return [{ state: 'noData', share: undefined }];
  const known = stackedStates.map((state) => ({ state, share: shares[state][row]! }));
  const off = 1 - known.reduce((sum, { share }) => sum + share, 0);
  return [...known, { state: 'off' as const, share: off }].filter(({ share }) => share >= minShare);
}
