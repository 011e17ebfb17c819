import { slotCount } from '../compressor/index.ts';
import { type Column, compressorChannel, plantChannel, type SampleTable } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import { plantRows, rowRuns } from './steadyRows.ts';

/** Pressure of free air (ISO 1217), bar(a). */
const freeAirBar = 1;

const windowS = 60;
/** A window is the mean of those that begin within so many seconds: the sensor's noise at its ends makes a volume too small. */
const smoothedS = 20;

/**
 * What a window of a minute is of: the delivery of slot 1..10 (m3/min, places 0..9), the changes of pressure over p0 and of the squared flow in a
 * minute, the flow into the network (m3/min), and 1.
 */
export const airPlaces = { pressure: slotCount, squaredFlow: slotCount + 1, flow: slotCount + 2, one: slotCount + 3 } as const;
const size = slotCount + 4;

/** Sums of the products of each two of these over windows: those of several days are added. Row by row, each from its diagonal on. */
export type AirSums = Float64Array;

const startOfRow = (row: number) => row * size - (row * (row - 1)) / 2;

/** The sum of the products of what stands at two places. */
export const airProduct = (sums: AirSums, a: number, b: number): number => sums[startOfRow(Math.min(a, b)) + Math.abs(a - b)]!;

/** Of no minute. */
export const noAirSums = (): AirSums => new Float64Array(startOfRow(size));

/** Adds the products of each two values; nothing where one is missing. */
function addProducts(sums: AirSums, values: Float64Array): void {
  let all = 0;
  for (let place = 0; place < size; place++) all += values[place]!;
  if (Number.isNaN(all)) return;
  for (let a = 0, place = 0; a < size; a++) {
    const value = values[a]!;
    if (value === 0) place += size - a;
    else for (let b = a; b < size; b++) sums[place++]! += value * values[b]!;
  }
}

/** How the windows of a run of rows follow each other: `steps` rows from one to the next, each the mean of `shifts` windows a row apart. */
interface Windows {
  readonly fromRow: number;
  readonly count: number;
  readonly steps: number;
  readonly shifts: number;
}

/** The smoothed mean of each window: its first and last rows are in fewer of the windows that it is the mean of. */
function windowMeans(column: Column, { fromRow, count, steps, shifts }: Windows): Float64Array {
  const means = new Float64Array(count);
  const most = Math.min(shifts, steps);
  const rows = steps + shifts - 1;
  const weight = 1 / (shifts * steps);
  for (let at = 0; at < count; at++) {
    const first = fromRow + at * steps;
    const last = first + rows - 1;
    let ramps = 0;
    for (let i = 1; i < most; i++) ramps += i * (column[first + i - 1]! + column[last - i + 1]!);
    let even = 0;
    let odd = 0;
    let row = first + most - 1;
    const until = last - most + 2;
    // two sums, as each addition waits for the one before
    for (; row + 1 < until; row += 2) {
      even += column[row]!;
      odd += column[row + 1]!;
    }
    if (row < until) even += column[row]!;
    means[at] = weight * (ramps + most * (even + odd));
  }
  return means;
}

/** How much a column, or its square, rises in each window, by the same means. */
function windowRises(column: Column, { fromRow, count, steps, shifts }: Windows, isSquared: boolean): Float64Array {
  const rises = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const first = fromRow + at * steps;
    let rise = 0;
    for (let row = first; row < first + shifts; row++) {
      const before = column[row]!;
      const after = column[row + steps]!;
      rise += isSquared ? after * after - before * before : after - before;
    }
    rises[at] = rise / shifts;
  }
  return rises;
}

/** Of the minutes of some ranges in which pressure, flow and every delivery are known. Slots that say nothing count as empty. */
export function airSums(table: SampleTable, ranges: readonly TimeRange[], periodS: number, rows = plantRows(table)): AirSums {
  const sums = noAirSums();
  const steps = Math.round(windowS / periodS);
  const [pressure, flow] = [table.columns.get(plantChannel('systemPressureBar')), table.columns.get(plantChannel('volumeFlowM3min'))];
  const deliveries = rows.slots.map((slot) => table.columns.get(compressorChannel('deliveryVolumeM3min', slot)));
  if (steps < 1 || pressure === undefined || flow === undefined || deliveries.includes(undefined)) return sums;
  const shifts = Math.floor(smoothedS / periodS) + 1;
  const perMinute = windowS / (steps * periodS);
  const values = new Float64Array(size);
  values[airPlaces.one] = 1;

  for (const { fromRow, untilRow } of rowRuns(table, ranges, periodS)) {
    const windows: Windows = { fromRow, count: Math.max(0, Math.floor((untilRow - fromRow - shifts) / steps)), steps, shifts };
    const means = deliveries.map((column) => windowMeans(column!, windows));
    const flows = windowMeans(flow, windows);
    const [pressures, squares] = [windowRises(pressure, windows, false), windowRises(flow, windows, true)];
    for (let window = 0; window < windows.count; window++) {
      for (const [i, slot] of rows.slots.entries()) values[slot - 1] = means[i]![window]!;
      values[airPlaces.pressure] = (pressures[window]! / freeAirBar) * perMinute;
      values[airPlaces.squaredFlow] = squares[window]! * perMinute;
      values[airPlaces.flow] = flows[window]!;
      addProducts(sums, values);
    }
  }
  return sums;
}

/** Those of two days, or of more, together. */
export const addedAirSums = (a: AirSums, b: AirSums): AirSums => a.map((sum, i) => sum + b[i]!);
