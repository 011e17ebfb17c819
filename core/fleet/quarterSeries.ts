import { msPerHour, msPerMinute, type TimeRange } from '../time/index.ts';

/** Figures of a quarter hour; what is missing is undefined, and a sum is of the time that there is data of. */
export interface QuarterFigures extends TimeRange {
  readonly energyKWh: number;
  readonly deliveredM3: number;
  readonly volumeFlowM3: number;
  readonly pressureMinBar: number | undefined;
  readonly pressureMeanBar: number | undefined;
  readonly pressureMaxBar: number | undefined;
  /** 0..1 */
  readonly coverageShare: number;
}

/** Quarter hours as lines of a chart, NaN where missing; each row stands at the middle of its quarter hour. */
export interface QuarterSeries {
  readonly timesMs: Float64Array;
  readonly pressureBar: Float64Array;
  readonly pressureMinBar: Float64Array;
  readonly pressureMaxBar: Float64Array;
  /** Means over the time with data. */
  readonly powerKW: Float64Array;
  readonly deliveryM3min: Float64Array;
  readonly volumeFlowM3min: Float64Array;
}

const halves = 2;

/** Ascending quarter hours as means of power and flows, with the least and greatest pressure around its mean. */
export function quarterSeries(quarters: readonly QuarterFigures[]): QuarterSeries {
  const column = (of: (quarter: QuarterFigures, knownMs: number) => number | undefined) =>
    Float64Array.from(quarters, (quarter) => {
      const knownMs = quarter.coverageShare * (quarter.untilMs - quarter.fromMs);
      return knownMs > 0 ? (of(quarter, knownMs) ?? NaN) : NaN;
    });
  return {
    timesMs: Float64Array.from(quarters, ({ fromMs, untilMs }) => fromMs + (untilMs - fromMs) / halves),
    pressureBar: column(({ pressureMeanBar }) => pressureMeanBar),
    pressureMinBar: column(({ pressureMinBar }) => pressureMinBar),
    pressureMaxBar: column(({ pressureMaxBar }) => pressureMaxBar),
    powerKW: column(({ energyKWh }, knownMs) => energyKWh / (knownMs / msPerHour)),
    deliveryM3min: column(({ deliveredM3 }, knownMs) => deliveredM3 / (knownMs / msPerMinute)),
    volumeFlowM3min: column(({ volumeFlowM3 }, knownMs) => volumeFlowM3 / (knownMs / msPerMinute)),
  };
}
