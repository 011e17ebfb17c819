import { slotCount } from '../compressor/index.ts';
import {
  type Column,
  compressorChannel,
  indexAt,
  type MachineRuns,
  machineRuns,
  plantChannel,
  type SampleTable,
} from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';

/** Rows without a gap between them, `fromRow` to before `untilRow`. */
export interface RowRun {
  readonly fromRow: number;
  readonly untilRow: number;
}

/** A gap is longer than this many periods. */
const gapPeriods = 1.5;

/** The rows of the ranges, which ascend, cut wherever samples are missing. */
export function rowRuns({ timesMs, length }: SampleTable, ranges: readonly TimeRange[], periodS: number): readonly RowRun[] {
  const runs: RowRun[] = [];
  for (const { fromMs, untilMs } of ranges) {
    let fromRow = indexAt(timesMs, length, fromMs);
    for (let row = fromRow; row < length && timesMs[row]! < untilMs; row++) {
      const next = row + 1;
      const ends = next >= length || timesMs[next]! >= untilMs || timesMs[next]! - timesMs[row]! > gapPeriods * periodS * msPerSecond;
      if (!ends) continue;
      runs.push({ fromRow, untilRow: next });
      fromRow = next;
    }
  }
  return runs;
}

/** What the machines of a plant did and what came of it, by row. */
export interface PlantRows {
  /** Machines, 1..10, that say something. */
  readonly slots: readonly number[];
  /** Slots that were on load, as bits 1 to 10; undefined where a machine of the log says nothing. */
  loadBits(row: number): number | undefined;
  /** Of a slot; NaN where missing. */
  deliveryM3min(row: number, slot: number): number;
  /** Of all slots; NaN where one has none. */
  deliveredM3min(row: number): number;
  /** Into the network; NaN where missing. */
  flowM3min(row: number): number;
  pressureBar(row: number): number;
}

/** What `loadBits` has in a row, above the machines' bits: how many of them say nothing. */
const silent = 1 << (slotCount + 1);

/** The bits of each row, out of what changes from one to the next. */
function bitsByRow(machines: MachineRuns, length: number): Int32Array {
  const bits = new Int32Array(length + 1);
  for (const [slot, runs] of machines) {
    for (const { fromRow, untilRow, state } of runs) {
      const bit = state === 'load' ? 1 << slot : state === 'noData' ? silent : 0;
      bits[fromRow]! += bit;
      bits[untilRow]! -= bit;
    }
  }
  for (let row = 0, now = 0; row < length; row++) bits[row] = now += bits[row]!;
  return bits.subarray(0, length);
}

/** The sum of each row; NaN where one of the columns has nothing there. */
function addedRows(all: readonly (Column | undefined)[], length: number): Float64Array {
  const sums = new Float64Array(length);
  for (const column of all) {
    if (column === undefined) return sums.fill(NaN);
    for (let row = 0; row < length; row++) sums[row]! += column[row]!;
  }
  return sums;
}

/** Slots that say nothing in the whole table count as empty. */
export function plantRows(table: SampleTable, runsOf: MachineRuns = machineRuns(table)): PlantRows {
  const { columns, length } = table;
  const saysNothing = (slot: number) => Number.isNaN(columns.get(compressorChannel('status', slot))![0]);
  const machines: MachineRuns = new Map([...runsOf].filter(([slot, runs]) => runs.length > 1 || (runs.length === 1 && !saysNothing(slot))));
  const bySlot = Array.from({ length: slotCount + 1 }, (_, slot) =>
    slot === 0 ? undefined : columns.get(compressorChannel('deliveryVolumeM3min', slot)),
  );
  const deliveries = Array.from(machines.keys(), (slot) => bySlot[slot]);
  const [pressures, flows] = [columns.get(plantChannel('systemPressureBar')), columns.get(plantChannel('volumeFlowM3min'))];
  let bits: Int32Array | undefined;
  let delivered: Float64Array | undefined;
  return {
    slots: [...machines.keys()],
    loadBits(row) {
      bits ??= bitsByRow(machines, length);
      const of = bits[row] ?? silent;
      return of < silent ? of : undefined;
    },
    deliveryM3min: (row, slot) => bySlot[slot]?.[row] ?? NaN,
    deliveredM3min(row) {
      delivered ??= addedRows(deliveries, length);
      return delivered[row] ?? NaN;
    },
    flowM3min: (row) => flows?.[row] ?? NaN,
    pressureBar: (row) => pressures?.[row] ?? NaN,
  };
}
