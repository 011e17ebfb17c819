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

/** How much a row counts in a smoothed window, by its place behind the first. */
function rowWeights(steps: number, shifts: number): Float64Array {
  const count = steps + shifts - 1;
  return Float64Array.from({ length: count }, (_, i) => Math.min(i + 1, shifts, count - i) / (shifts * steps));
}

/** Of the minutes of some ranges in which pressure, flow and every delivery are known. Slots that say nothing count as empty. */
export function airSums(table: SampleTable, ranges: readonly TimeRange[], periodS: number, rows = plantRows(table)): AirSums {
  const sums = noAirSums();
  const steps = Math.round(windowS / periodS);
  const [pressure, flow] = [table.columns.get(plantChannel('systemPressureBar')), table.columns.get(plantChannel('volumeFlowM3min'))];
  if (steps < 1 || pressure === undefined || flow === undefined) return sums;
  const shifts = Math.floor(smoothedS / periodS) + 1;
  const weights = rowWeights(steps, shifts);
  const perMinute = windowS / (steps * periodS);
  const deliveries: readonly (readonly [place: number, column: Column | undefined])[] = rows.slots.map((slot) => [
    slot - 1,
    table.columns.get(compressorChannel('deliveryVolumeM3min', slot)),
  ]);
  const values = new Float64Array(size);
  values[airPlaces.one] = 1;
  const weighted = (column: Column, from: number) => {
    // two sums, as each addition waits for the one before
    let even = 0;
    let odd = 0;
    let i = 0;
    for (; i + 1 < weights.length; i += 2) {
      even += weights[i]! * column[from + i]!;
      odd += weights[i + 1]! * column[from + i + 1]!;
    }
    return i < weights.length ? even + odd + weights[i]! * column[from + i]! : even + odd;
  };

  /** False where something is missing. */
  const take = (from: number): boolean => {
    values[airPlaces.flow] = weighted(flow, from);
    let [p, q] = [0, 0];
    for (let start = from; start < from + shifts; start++) {
      p += (pressure[start + steps]! - pressure[start]!) / freeAirBar / shifts;
      q += (flow[start + steps]! ** 2 - flow[start]! ** 2) / shifts;
    }
    [values[airPlaces.pressure], values[airPlaces.squaredFlow]] = [p * perMinute, q * perMinute];
    if (Number.isNaN(values[airPlaces.flow]! + p + q)) return false;
    for (const [place, column] of deliveries) {
      const delivered = column === undefined ? NaN : weighted(column, from);
      if (Number.isNaN(delivered)) return false;
      values[place] = delivered;
    }
    return true;
  };

  for (const { fromRow, untilRow } of rowRuns(table, ranges, periodS)) {
    for (let from = fromRow; from + steps + shifts <= untilRow; from += steps) {
      if (!take(from)) continue;
      for (let a = 0, place = 0; a < size; a++) {
        const value = values[a]!;
        if (value === 0) place += size - a;
        else for (let b = a; b < size; b++) sums[place++]! += value * values[b]!;
      }
    }
  }
  return sums;
}

/** Those of two days, or of more, together. */
export const addedAirSums = (a: AirSums, b: AirSums): AirSums => a.map((sum, i) => sum + b[i]!);
