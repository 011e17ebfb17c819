import type { SteppedHistory } from '../../core/ports/index.ts';
import { msPerSecond, type TimeRange } from '../../core/time/index.ts';
import { isStateShare, type StepColumns, type SummedChannel, summedChannels } from '../../core/totals/index.ts';
import type { HistoryRequest, WireHistory } from './historySchemas.ts';
import { listOr, numberOr, recordOr, textOr } from './lenient.ts';

/** What is asked for: some channels of a range. */
export interface HistoryQuestion {
  readonly range: TimeRange;
  readonly channels: readonly SummedChannel[];
}

export const encodeHistoryRequest = ({ range, channels }: HistoryQuestion): HistoryRequest => ({
  from_ms: range.fromMs,
  until_ms: range.untilMs,
  channels: [...channels],
});

export const decodeHistoryRequest = ({ from_ms, until_ms, channels }: HistoryRequest): HistoryQuestion => ({
  range: { fromMs: from_ms, untilMs: until_ms },
  channels: summedChannels.filter((channel) => channels.includes(channel)),
});

/** A measured value has no more digits than these. */
const digits = 6;
const fewestWhole = 10 ** (digits - 1);

/** To so many digits, as `toPrecision` does it, but without a text a value: a year has a quarter of a million. */
function rounded(value: number): number {
  const size = Math.abs(value);
  if (size < 1e-9 || size >= fewestWhole) return Number(value.toPrecision(digits));
  let scale = 1;
  while (size * scale < fewestWhole) scale *= 10;
  return (Math.sign(value) * Math.round(size * scale)) / scale;
}

const shortened = (value: number) => (Number.isNaN(value) ? null : rounded(value));

/** Steps of the share of a state: a second of three hours. */
const shareSteps = 10_000;
const shortenedShare = (value: number) => (Number.isNaN(value) ? null : Math.round(value * shareSteps) / shareSteps);

const isSame = (one: Float32Array, other: Float32Array) =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** Equal columns once, and the place of each one among them: channels mostly have their values at the same times. */
function distinctColumns(columns: readonly Float32Array[]) {
  const distinct: Float32Array[] = [];
  const places = columns.map((column) => {
    const known = distinct.findIndex((other) => isSame(column, other));
    return known < 0 ? distinct.push(column) - 1 : known;
  });
  return { distinct, places };
}

export function encodeHistory({ stepMs, timesMs, columns, days, summedDays, estimatedDays }: SteppedHistory): WireHistory {
  const { distinct, places } = distinctColumns([...columns.values()].map(({ coveredS }) => coveredS));
  return {
    step_s: stepMs / msPerSecond,
    days,
    summed_days: summedDays,
    times_ms: [...timesMs],
    coverages_s: distinct.map((coveredS) => [...coveredS]),
    channels: [...columns].map(([channel, { mean, least, greatest }], i) => ({
      channel,
      mean: Array.from(mean, isStateShare(channel) ? shortenedShare : shortened),
      min: isStateShare(channel) ? [] : Array.from(least, shortened),
      max: isStateShare(channel) ? [] : Array.from(greatest, shortened),
      coverage: places[i]!,
      ...(estimatedDays.has(channel) && { estimated_days: estimatedDays.get(channel)! }),
    })),
  };
}

function columnOf(wire: unknown, places: readonly number[], otherwise: number): Float32Array {
  const values = listOr(wire);
  const column = new Float32Array(places.length);
  for (let i = 0; i < places.length; i++) column[i] = numberOr(values[places[i]!]) ?? otherwise;
  return column;
}

/** Any content gives a history: what is no time, no later one, or no channel is left out. */
export function decodeHistory(wire: unknown): SteppedHistory {
  const { step_s, times_ms, coverages_s, channels, days, summed_days } = recordOr(wire);
  const places: number[] = [];
  const times: number[] = [];
  listOr(times_ms).forEach((item, place) => {
    const atMs = numberOr(item);
    if (atMs === undefined || atMs <= (times.at(-1) ?? -Infinity)) return;
    places.push(place);
    times.push(atMs);
  });
  const coverages = listOr(coverages_s).map((column) => columnOf(column, places, 0));
  const estimatedDays = new Map<SummedChannel, number>();
  const read = listOr(channels).flatMap((item): (readonly [SummedChannel, StepColumns])[] => {
    const { channel, mean, min, max, coverage, estimated_days } = recordOr(item);
    const of = summedChannels.find((each) => each === textOr(channel));
    if (of === undefined) return [];
    const estimated = numberOr(estimated_days);
    if (estimated !== undefined) estimatedDays.set(of, estimated);
    return [
      [
        of,
        {
          mean: columnOf(mean, places, NaN),
          least: columnOf(min, places, NaN),
          greatest: columnOf(max, places, NaN),
          coveredS: coverages[numberOr(coverage) ?? NaN] ?? columnOf([], places, 0),
        },
      ],
    ];
  });
  return {
    stepMs: (numberOr(step_s) ?? NaN) * msPerSecond,
    timesMs: Float64Array.from(times),
    columns: new Map(read),
    days: numberOr(days) ?? 0,
    summedDays: numberOr(summed_days) ?? 0,
    estimatedDays,
  };
}
