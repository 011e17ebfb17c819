import { type Column, type MachineRuns, machineRuns, plantChannel, type SampleTable } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';
import { type Scaled, scaled } from './scaled.ts';
import { slotMs, type SlotRows, slotRows } from './slotRows.ts';

/** A slot has a value when this share of its samples has one. */
const minShare = 0.5;

/** A day of the plant in slots of 10 s of UTC. */
export interface TenSecondDay {
  /** Begin of the first slot. */
  readonly fromMs: number;
  /** Mean flow into the network, m3/min. */
  readonly flow: Scaled;
  /** Of the network when the slot begins, bar gauge. */
  readonly pressure: Scaled;
  /** Machines of which it is known what they did, as bits 1 to 10. */
  readonly known: Uint16Array;
  /** Those of them that were on load most of the slot. */
  readonly onLoad: Uint16Array;
  /** Likewise, with a motor that ran. */
  readonly running: Uint16Array;
}

const flowStep = 0.01;
const pressureStep = 0.001;

/** Puts a bit into the slots from one to before another: what changes there. */
function putBit(changes: Uint16Array, bit: number, from: number, until: number): void {
  changes[from]! += bit;
  changes[until]! -= bit;
}

/** What each slot has of what changes from one to the next, modulo 2^16; nothing where it has fewer rows than `least`. */
function bitsOf(changes: Uint16Array, rows: SlotRows, least: number): Uint16Array {
  const bits = new Uint16Array(rows.length - 1);
  for (let slot = 0, now = 0; slot < bits.length; slot++) {
    now += changes[slot]!;
    if (rows[slot + 1]! - rows[slot]! >= least) bits[slot] = now;
  }
  return bits;
}

/** The machines' bits by slot: a machine is known where its status says something for half of the samples or more, and did what it did for most of that. */
function machineBits(runsOf: MachineRuns, rows: SlotRows, least: number): Pick<TenSecondDay, 'known' | 'onLoad' | 'running'> {
  const count = rows.length - 1;
  const [known, onLoad, running] = [new Uint16Array(count + 1), new Uint16Array(count + 1), new Uint16Array(count + 1)];
  for (const [machine, runs] of runsOf) {
    const bit = 1 << machine;
    let slot = 0;
    let row = rows[0]!;
    /** Rows of the slot so far that say what the machine did, on load, with a motor that ran. */
    let [said, loaded, ran] = [0, 0, 0];
    for (const { state, untilRow } of runs) {
      const isKnown = state !== 'noData';
      const isOnLoad = state === 'load';
      const isRunning = isOnLoad || state === 'noLoad';
      while (slot < count && row < untilRow) {
        if (row === rows[slot]) {
          const first = slot;
          while (slot < count && rows[slot + 1]! <= untilRow) slot++;
          if (isKnown) putBit(known, bit, first, slot);
          if (isOnLoad) putBit(onLoad, bit, first, slot);
          if (isRunning) putBit(running, bit, first, slot);
          row = rows[slot]!;
          if (row >= untilRow || slot === count) break;
        }
        const end = rows[slot + 1]!;
        const added = Math.min(end, untilRow) - row;
        if (isKnown) said += added;
        if (isOnLoad) loaded += added;
        if (isRunning) ran += added;
        row += added;
        if (row < end) break;
        putBit(known, said >= least ? bit : 0, slot, slot + 1);
        putBit(onLoad, said >= least && loaded * 2 > said ? bit : 0, slot, slot + 1);
        putBit(running, said >= least && ran * 2 > said ? bit : 0, slot, slot + 1);
        [said, loaded, ran] = [0, 0, 0];
        slot++;
      }
    }
  }
  return { known: bitsOf(known, rows, least), onLoad: bitsOf(onLoad, rows, least), running: bitsOf(running, rows, least) };
}

/** The mean of the values of each slot that has enough of them. */
function slotMeans(column: Column | undefined, rows: SlotRows, least: number): Float64Array {
  const means = new Float64Array(rows.length - 1).fill(NaN);
  if (column === undefined) return means;
  for (let slot = 0; slot < means.length; slot++) {
    const until = rows[slot + 1]!;
    let sum = 0;
    let known = 0;
    for (let row = rows[slot]!; row < until; row++) {
      const value = column[row]!;
      if (Number.isNaN(value)) continue;
      known++;
      sum += value;
    }
    if (known >= least) means[slot] = sum / known;
  }
  return means;
}

/** The first value of each slot that has enough of them. */
function slotBegins(column: Column | undefined, rows: SlotRows, least: number): Float64Array {
  const begins = new Float64Array(rows.length - 1).fill(NaN);
  if (column === undefined) return begins;
  for (let slot = 0; slot < begins.length; slot++) {
    const from = rows[slot]!;
    let known = 0;
    let first = NaN;
    for (let row = rows[slot + 1]! - 1; row >= from; row--) {
      const value = column[row]!;
      if (Number.isNaN(value)) continue;
      known++;
      first = value;
    }
    if (known >= least) begins[slot] = first;
  }
  return begins;
}

/** A day of a log, `periodS` from sample to sample, in slots of 10 s: 8640 of them, 8280 or 9000 where the clock changes. */
export function tenSecondDay(table: SampleTable, range: TimeRange, periodS: number, runs: MachineRuns = machineRuns(table)): TenSecondDay {
  const rows = slotRows(table, range);
  const least = (minShare * slotMs) / (periodS * msPerSecond);
  const { columns } = table;
  return {
    fromMs: range.fromMs,
    flow: scaled(slotMeans(columns.get(plantChannel('volumeFlowM3min')), rows, least), flowStep),
    pressure: scaled(slotBegins(columns.get(plantChannel('systemPressureBar')), rows, least), pressureStep),
    ...machineBits(runs, rows, least),
  };
}
