import fc from 'fast-check';
import { type Channel, type Column, plantChannel, type SampleTable } from '../../../core/samples/index.ts';

export const pressure = plantChannel('systemPressureBar');
export const flow = plantChannel('volumeFlowM3min');

/** A table of 64-bit columns, so that values compare as given. */
export function tableOf(timesMs: readonly number[], columns: Partial<Record<Channel, readonly number[]>> = {}): SampleTable {
  return {
    length: timesMs.length,
    timesMs: Float64Array.from(timesMs),
    columns: new Map(Object.entries(columns).map(([channel, values]) => [channel as Channel, Float64Array.from(values ?? [])])),
  };
}

/** Rows as plain values: each time with the channel's value. */
export function rowsOf({ length, timesMs, columns }: SampleTable, channel: Channel): readonly (readonly [number, number])[] {
  const column: Column | undefined = columns.get(channel);
  return Array.from({ length }, (_, i) => [timesMs[i]!, column?.[i] ?? NaN] as const);
}

/** Ascending times without repetition, up to a few minutes long. */
export const ascendingTimesMs = (maxLength = 200) =>
  fc.uniqueArray(fc.nat({ max: 500_000 }), { maxLength }).map((times) => times.toSorted((a, b) => a - b));

/** A reading or, now and then, none. */
export const maybeReading = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: NaN, freq: 4 });

/** A table with one channel, gaps and missing values included. */
export const pressureTable = (maxLength = 200) =>
  ascendingTimesMs(maxLength).chain((times) =>
    fc.array(maybeReading, { minLength: times.length, maxLength: times.length }).map((values) => tableOf(times, { [pressure]: values })),
  );
