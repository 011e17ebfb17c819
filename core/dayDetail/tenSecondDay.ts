import { type Column, indexAt, type MachineRuns, machineRuns, plantChannel, type SampleTable } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';
import { type Scaled, scaled } from './scaled.ts';

/** Length of a slot. */
export const slotMs = 10 * msPerSecond;
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

/** The machines' bits by slot: a machine is known where its status says something for half of the samples or more, and did what it did for most of that. */
function machineBits(runsOf: MachineRuns, rows: Uint32Array, least: number) {
  const count = rows.length - 1;
  const [known, onLoad, running] = [new Uint16Array(count), new Uint16Array(count), new Uint16Array(count)];
  for (const [machine, runs] of runsOf) {
    const bit = 1 << machine;
    let run = 0;
    for (let slot = 0; slot < count; slot++) {
      const [from, until] = [rows[slot]!, rows[slot + 1]!];
      while (run < runs.length && runs[run]!.untilRow <= from) run++;
      const first = runs[run];
      if (first === undefined) break;
      // most slots lie within one run
      const isWithin = first.untilRow >= until;
      let [said, loaded, ran] = [0, 0, 0];
      for (let at = run; at < runs.length && runs[at]!.fromRow < until; at++) {
        const { fromRow, untilRow, state } = runs[at]!;
        if (state !== 'noData') {
          const rowsOfRun = Math.min(until, untilRow) - Math.max(from, fromRow);
          said += rowsOfRun;
          if (state === 'load') loaded += rowsOfRun;
          if (state === 'load' || state === 'noLoad') ran += rowsOfRun;
        }
        if (isWithin) break;
      }
      if (said === 0 || said < least) continue;
      known[slot]! |= bit;
      if (loaded * 2 > said) onLoad[slot]! |= bit;
      if (ran * 2 > said) running[slot]! |= bit;
    }
  }
  return { known, onLoad, running };
}

/** A day of a log, `periodS` from sample to sample, in slots of 10 s: 8640 of them, 8280 or 9000 where the clock changes. */
export function tenSecondDay(
  table: SampleTable,
  { fromMs, untilMs }: TimeRange,
  periodS: number,
  runs: MachineRuns = machineRuns(table),
): TenSecondDay {
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
  return {
    fromMs,
    flow: scaled(perSlot(columns.get(plantChannel('volumeFlowM3min')), meanOf), flowStep),
    pressure: scaled(perSlot(columns.get(plantChannel('systemPressureBar')), firstOf), pressureStep),
    ...machineBits(runs, rows, least),
  };
}
