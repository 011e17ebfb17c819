import fc from 'fast-check';
import { type Channel, compressorChannel, plantChannel, type SampleTable } from '../../../core/samples/index.ts';
import { tableOf } from './tables.ts';

export const off = 0;
export const ready = 1;
export const noLoad = 3;
export const load = 7;
export const startingUp = 3 | 256;
export const failed = 128;
export const failedRunning = 3 | 128;
export const lost = 32_768;

export const status = compressorChannel('status', 3);
export const power = compressorChannel('electricalPowerKW', 3);
export const delivery = compressorChannel('deliveryVolumeM3min', 3);
export const plantFlow = plantChannel('volumeFlowM3min');
export const plantDelivery = plantChannel('deliveryVolumeM3min');
export const plantPressure = plantChannel('systemPressureBar');
export const plantPower = plantChannel('powerKW');

/** Samples of one machine, number 3, from time 0 on, one each period. */
export function machineLog(
  rows: readonly (readonly [status: number, powerKW: number, deliveryM3min: number])[],
  periodMs = 2000,
  startMs = 0,
): SampleTable {
  return tableOf(
    rows.map((_, i) => startMs + i * periodMs),
    { [status]: rows.map(([value]) => value), [power]: rows.map(([, value]) => value), [delivery]: rows.map(([, , value]) => value) },
  );
}

const reading = fc.oneof(
  { weight: 6, arbitrary: fc.float({ min: 0, max: 500, noNaN: true }) },
  { weight: 6, arbitrary: fc.double({ min: 0, max: 500, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(NaN, 0, -0, -3, 32_767, 32_768, Infinity, -Infinity, 1e30, 1e-7) },
);
const statusWord = fc.constantFrom(off, ready, noLoad, load, load, startingUp, failed, failedRunning, load | 64, lost | load, NaN);
const valuesOf: readonly (readonly [Channel, fc.Arbitrary<number>])[] = [
  [status, statusWord],
  [power, reading],
  [delivery, reading],
  [compressorChannel('status', 8), statusWord],
  [compressorChannel('electricalPowerKW', 8), reading],
  [compressorChannel('deliveryVolumeM3min', 10), reading],
  [plantFlow, reading],
  [plantDelivery, reading],
  [plantPressure, reading],
  [plantPower, reading],
];

/** Time from one sample to the next: mostly a period, now and then less, or a gap, across quarter hours. */
const gapMs = fc.oneof(
  { weight: 12, arbitrary: fc.constant(10_000) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(30_000, 30_001, 900_000, 5_000_000) },
);

export const logPeriodS = 10;

/** Logs of two machines and the plant, with some channels missing, as 32-bit or 64-bit columns. */
export const plantLog: fc.Arbitrary<SampleTable> = fc
  .tuple(fc.array(gapMs, { maxLength: 120 }), fc.nat({ max: 2_000_000 }), fc.subarray([...valuesOf], { minLength: 4 }), fc.boolean())
  .chain(([gaps, startMs, kept, isNarrow]) =>
    fc
      .tuple(...kept.map(([, values]) => fc.array(values, { minLength: gaps.length, maxLength: gaps.length })))
      .map((columns): SampleTable => {
        let atMs = startMs;
        const times = gaps.map((gap) => (atMs += gap));
        const table = tableOf(times, Object.fromEntries(kept.map(([channel], i) => [channel, columns[i]!])));
        if (!isNarrow) return table;
        return { ...table, columns: new Map(Array.from(table.columns, ([channel, column]) => [channel, Float32Array.from(column)])) };
      }),
  );

/** Moments, ascending, some of them on quarter hours. */
export const moments = (count: number) =>
  fc
    .array(
      fc.oneof(
        fc.nat({ max: 6_000_000 }),
        fc.nat({ max: 8 }).map((quarter) => quarter * 900_000),
      ),
      { minLength: count, maxLength: count },
    )
    .map((times) => times.toSorted((a, b) => a - b));
