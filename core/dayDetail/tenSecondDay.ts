import { slotCount } from '../compressor/index.ts';
import { type Column, compressorChannel, indexAt, plantChannel, type SampleTable, statusRuns } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';
import { type Scaled, scaled } from './scaled.ts';

export const slotMs = 10 * msPerSecond;
/** A slot has a value when this share of its samples has one. */
const minShare = 0.5;
/** In the place of the machines' bits where no machine is known. */
export const unknownBits = 0xffff;

/** A day of the plant in slots of 10 s of UTC. */
export interface TenSecondDay {
  /** Begin of the first slot. */
  readonly fromMs: number;
  /** Mean flow into the network, m3/min. */
  readonly flow: Scaled;
  /** Of the network when the slot begins, bar gauge. */
  readonly pressure: Scaled;
  /** Machines that were on load most of the slot, as bits 1 to 10; `unknownBits` where none is known. */
  readonly onLoad: Uint16Array;
  /** Likewise, with a motor that ran. */
  readonly running: Uint16Array;
}

const flowStep = 0.01;
const pressureStep = 0.001;

/** Which rows belong to which slot: those of slot i are from `first[i]` to before `first[i + 1]`. */
function slotRows({ timesMs, length }: SampleTable, fromMs: number, count: number): Uint32Array {
  const first = new Uint32Array(count + 1);
  let row = indexAt(timesMs, length, fromMs);
  for (let slot = 0; slot <= count; slot++) {
    while (row < length && timesMs[row]! < fromMs + slot * slotMs) row++;
    first[slot] = row;
  }
  return first;
}

/** The machines' bits by slot: those whose status says yes for more than half of the time that it says something. */
function machineBits(statuses: readonly (readonly [slot: number, status: Column])[], rows: Uint32Array, least: number) {
  const count = rows.length - 1;
  const [onLoad, running] = [new Uint16Array(count).fill(unknownBits), new Uint16Array(count).fill(unknownBits)];
  for (const [machine, status] of statuses) {
    const bit = 1 << machine;
    const runs = statusRuns(status, rows[0]!, rows[count]!);
    let run = 0;
    for (let slot = 0; slot < count; slot++) {
      const [from, until] = [rows[slot]!, rows[slot + 1]!];
      let [known, loaded, ran] = [0, 0, 0];
      for (; run < runs.length; run++) {
        const { fromRow, untilRow, state } = runs[run]!;
        const within = Math.min(until, untilRow) - Math.max(from, fromRow);
        if (within <= 0) break;
        if (state !== 'noData') known += within;
        if (state === 'load') loaded += within;
        if (state === 'load' || state === 'noLoad') ran += within;
        if (untilRow > until) break;
      }
      if (known === 0 || known < least) continue;
      if (onLoad[slot] === unknownBits) onLoad[slot] = running[slot] = 0;
      if (loaded * 2 > known) onLoad[slot]! |= bit;
      if (ran * 2 > known) running[slot]! |= bit;
    }
  }
  return { onLoad, running };
}

/** A day of a log, `periodS` from sample to sample, in slots of 10 s: 8640 of them, 8280 or 9000 where the clock changes. */
export function tenSecondDay(table: SampleTable, { fromMs, untilMs }: TimeRange, periodS: number): TenSecondDay {
  const count = Math.round((untilMs - fromMs) / slotMs);
  const rows = slotRows(table, fromMs, count);
  const least = (minShare * slotMs) / (periodS * msPerSecond);
  const { columns } = table;
  const perSlot = (column: Column | undefined, valueOf: (column: Column, from: number, until: number) => number) => {
    const values = new Float64Array(count).fill(NaN);
    if (column === undefined) return values;
    for (let slot = 0; slot < count; slot++) {
      const [from, until] = [rows[slot]!, rows[slot + 1]!];
      let known = 0;
      for (let row = from; row < until; row++) if (!Number.isNaN(column[row]!)) known++;
      if (known > 0 && known >= least) values[slot] = valueOf(column, from, until);
    }
    return values;
  };
  const meanOf = (column: Column, from: number, until: number) => {
    let [sum, known] = [0, 0];
    for (let row = from; row < until; row++) {
      if (Number.isNaN(column[row]!)) continue;
      sum += column[row]!;
      known++;
    }
    return sum / known;
  };
  const firstOf = (column: Column, from: number) => {
    let row = from;
    while (Number.isNaN(column[row]!)) row++;
    return column[row]!;
  };
  const statuses = Array.from({ length: slotCount }, (_, i) => i + 1).flatMap((machine) => {
    const status = columns.get(compressorChannel('status', machine));
    return status === undefined ? [] : [[machine, status] as const];
  });
  return {
    fromMs,
    flow: scaled(perSlot(columns.get(plantChannel('volumeFlowM3min')), meanOf), flowStep),
    pressure: scaled(perSlot(columns.get(plantChannel('systemPressureBar')), firstOf), pressureStep),
    ...machineBits(statuses, rows, least),
  };
}
