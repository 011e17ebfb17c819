import { type Extent, extentOf } from '../../../../core/plot/index.ts';
import { specificPowerKWperM3min } from '../../../../core/master/index.ts';
import { type Channel, type Column, plantChannel } from '../../../../core/samples/index.ts';
import type { TimeRange } from '../../../../core/time/index.ts';
import type { Trend } from '../../../stores/index.ts';

/** What the station is judged by, in the order in which it is read. */
export const plantValues = [
  'systemPressureBar',
  'deliveryVolumeM3min',
  'volumeFlowM3min',
  'powerKW',
  'loadRatio',
  'specificPowerKWperM3min',
] as const;
export type PlantValue = (typeof plantValues)[number];

/** Channels that a value is made of. */
export const channelsOf = (value: PlantValue): readonly Channel[] =>
  value === 'specificPowerKWperM3min' ? [plantChannel('powerKW'), plantChannel('deliveryVolumeM3min')] : [plantChannel(value)];

/** A value over the last day. */
export interface DayTrend {
  readonly span: TimeRange;
  readonly timesMs: Float64Array;
  /** NaN where missing. */
  readonly column: Column;
  /** Undefined when there is no value. */
  readonly extent: Extent | undefined;
}

const noColumn = new Float32Array(0);

/** Power per flow, row by row; missing where nothing was delivered. */
function specificPowers(powers: Column, flows: Column): Column {
  return powers.map((powerKW, row) => specificPowerKWperM3min(powerKW, flows[row]) ?? NaN);
}

/** A plant value over a trend of its channels. */
export function dayTrend({ fromMs, untilMs, table }: Trend, value: PlantValue): DayTrend {
  const [column = noColumn, flows = noColumn] = channelsOf(value).map((channel) => table.columns.get(channel));
  const shown = value === 'specificPowerKWperM3min' ? specificPowers(column, flows) : column;
  const extent = extentOf(shown);
  return { span: { fromMs, untilMs }, timesMs: table.timesMs, column: shown, extent: Number.isNaN(extent.min) ? undefined : extent };
}

/** The extent with a value that the log does not hold yet. */
export function widened(extent: Extent | undefined, value: number | undefined): Extent | undefined {
  if (extent === undefined || value === undefined) return extent;
  return { min: Math.min(extent.min, value), max: Math.max(extent.max, value) };
}
