import { slotCount, statusBit } from '../../core/compressor/index.ts';
import { type Channel, type Column, compressorChannel, plantChannel, type SampleTable } from '../../core/samples/index.ts';

/** A year of a sample every 10 s, all machines installed; a night without samples every 25 days. */
export const yearPeriodS = 10;
export const yearStartMs = Date.parse('2026-01-01T00:00:00Z');
export const yearDays = 365;
const rowsADay = 8640;
const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
export const yearSlots: readonly number[] = slots;

const on: number = statusBit.on;
const noLoad = on | statusBit.running;
const load = noLoad | statusBit.loaded;
const powerKW = new Map([
  [load, 55],
  [noLoad, 15],
]);

/** Numbers from 0 up to but not including 1, the same ones each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function timesOfYear(): Float64Array {
  const times: number[] = [];
  for (let day = 0; day < yearDays; day++) {
    const rows = day % 25 === 24 ? rowsADay / 3 : rowsADay;
    for (let row = 0; row < rows; row++) times.push(yearStartMs + (day * rowsADay + row) * yearPeriodS * 1000);
  }
  return Float64Array.from(times);
}

/** Loads and unloads every few minutes, stops now and then, fails seldom; some samples are missing. */
function addMachine(columns: Map<Channel, Column>, slot: number, length: number): void {
  const random = randomNumbers(slot);
  const [statuses, powers, deliveries] = [new Float32Array(length), new Float32Array(length), new Float32Array(length)];
  let status: number = on;
  let left = 0;
  for (let i = 0; i < length; i++) {
    if (left-- <= 0) {
      const choice = random();
      status = choice < 0.5 ? load : choice < 0.8 ? noLoad : choice < 0.995 ? on : noLoad | statusBit.error;
      left = 6 + Math.floor(random() * (status === on ? 400 : 40));
    }
    const isMissing = random() < 0.001;
    statuses[i] = isMissing ? NaN : status;
    powers[i] = isMissing ? NaN : Math.round(10 * ((powerKW.get(status) ?? 0) + random() * 5)) / 10;
    deliveries[i] = isMissing ? NaN : status === load ? Math.round(100 * (9 + random())) / 100 : 0;
  }
  columns.set(compressorChannel('status', slot), statuses);
  columns.set(compressorChannel('electricalPowerKW', slot), powers);
  columns.set(compressorChannel('deliveryVolumeM3min', slot), deliveries);
}

export function yearOfSamples(): SampleTable {
  const timesMs = timesOfYear();
  const { length } = timesMs;
  const columns = new Map<Channel, Column>();
  const random = randomNumbers(99);
  for (const [quantity, base] of [
    ['systemPressureBar', 6.5],
    ['volumeFlowM3min', 40],
  ] as const)
    columns.set(
      plantChannel(quantity),
      Float32Array.from({ length }, () => Math.round(100 * (base + random())) / 100),
    );
  for (const slot of slots) addMachine(columns, slot, length);
  return { length, timesMs, columns };
}
