import { type Column, type MachineRuns, machineRuns, plantChannel, type SampleTable } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';
import { type Scaled, scaled } from './scaled.ts';
import { addRowCounts, slotMs, type SlotRows, slotRows } from './slotRows.ts';

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

/** The machines' bits by slot: a machine is known where its status says something for half of the samples or more, and did what it did for most of that. */
function machineBits(runsOf: MachineRuns, rows: SlotRows, least: number) {
  const count = rows.length - 1;
  const [known, onLoad, running] = [new Uint16Array(count), new Uint16Array(count), new Uint16Array(count)];
  const [said, loaded, ran] = [new Uint16Array(count), new Uint16Array(count), new Uint16Array(count)];
  for (const [machine, runs] of runsOf) {
    const bit = 1 << machine;
    for (const counts of [said, loaded, ran]) counts.fill(0);
    let from = 0;
    for (const run of runs) {
      if (run.state === 'noData') continue;
      const first = from;
      from = addRowCounts(said, rows, run, first);
      if (run.state === 'load') addRowCounts(loaded, rows, run, first);
      if (run.state === 'load' || run.state === 'noLoad') addRowCounts(ran, rows, run, first);
    }
    for (let slot = 0; slot < count; slot++) {
      const rowsSaid = said[slot]!;
      if (rowsSaid === 0 || rowsSaid < least) continue;
      known[slot]! |= bit;
      if (loaded[slot]! * 2 > rowsSaid) onLoad[slot]! |= bit;
      if (ran[slot]! * 2 > rowsSaid) running[slot]! |= bit;
    }
  }
  return { known, onLoad, running };
}

/** A day of a log, `periodS` from sample to sample, in slots of 10 s: 8640 of them, 8280 or 9000 where the clock changes. */
export function tenSecondDay(table: SampleTable, range: TimeRange, periodS: number, runs: MachineRuns = machineRuns(table)): TenSecondDay {
  const rows = slotRows(table, range);
  const count = rows.length - 1;
  const least = (minShare * slotMs) / (periodS * msPerSecond);
  const { columns } = table;
  /** Of the values of each slot that has enough of them: their mean or the first. */
  const perSlot = (column: Column | undefined, valueOf: (sum: number, known: number, first: number) => number) => {
    const values = new Float64Array(count).fill(NaN);
    if (column === undefined) return values;
    for (let slot = 0; slot < count; slot++) {
      const until = rows[slot + 1]!;
      let sum = 0;
      let known = 0;
      let first = NaN;
      for (let row = rows[slot]!; row < until; row++) {
        const value = column[row]!;
        if (Number.isNaN(value)) continue;
        if (known === 0) first = value;
        known++;
        sum += value;
      }
      if (known > 0 && known >= least) values[slot] = valueOf(sum, known, first);
    }
    return values;
  };
  return {
    fromMs: range.fromMs,
    flow: scaled(
      perSlot(columns.get(plantChannel('volumeFlowM3min')), (sum, known) => sum / known),
      flowStep,
    ),
    pressure: scaled(
      perSlot(columns.get(plantChannel('systemPressureBar')), (_sum, _known, first) => first),
      pressureStep,
    ),
    ...machineBits(runs, rows, least),
  };
}
