import {
  type Column,
  columnsOf,
  compressorChannel,
  indexAt,
  type MachineRuns,
  machineRuns,
  type SampleTable,
  settledRow,
  type StatusRun,
} from '../samples/index.ts';
import { addRowCounts, addRowValues, type Scaled, scaled, type SlotRows, slotRows } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond, type TimeRange } from '../time/index.ts';

/** What a day says of how a machine unloads. */
export interface MachineReplayDay {
  /** 1..10 */
  readonly slot: number;
  /** The first minute after each unloading that lasted so long: how many, their energy, and the power before. */
  readonly ventings: { readonly count: number; readonly energyKWh: number; readonly loadKW: number };
}

/** What a replay needs of a day beside its slots of 10 s and its events. */
export interface ReplayDay {
  /** Begin of the first slot and of the first hour. */
  readonly fromMs: number;
  /** Mean delivery of all machines in a slot of 10 s, m3/min; NaN where one that was on load said none. */
  readonly delivered: Scaled;
  /** Machines in error or silent for most of a slot, as bits 1 to 10. */
  readonly unavailable: Uint16Array;
  /** Energy of each hour of UTC and the share of it that is known, 0..1; the first may be a part of an hour. */
  readonly hoursKWh: Float64Array;
  readonly hoursKnown: Float64Array;
  readonly machines: readonly MachineReplayDay[];
}

const deliveryStep = 0.01;
const secondsPerHour = msPerHour / msPerSecond;

/** What a machine did, and what it logs. */
interface MachineRows {
  readonly slot: number;
  readonly runs: readonly StatusRun[];
  readonly power: Column;
  readonly delivery: Column;
}

function ventingsOf(table: SampleTable, { runs, power }: MachineRows, periodS: number): MachineReplayDay['ventings'] {
  let [count, energyKWs, loadKW] = [0, 0, 0];
  for (const [i, run] of runs.entries()) {
    const before = runs[i - 1];
    if (run.state !== 'noLoad' || before?.state !== 'load') continue;
    const settled = settledRow(table, run);
    const beforeKW = power[run.fromRow - 1]!;
    if (settled >= run.untilRow || !(beforeKW > 0)) continue;
    let kWs = 0;
    for (let row = run.fromRow; row < settled; row++) kWs += power[row]! * periodS;
    if (Number.isNaN(kWs)) continue;
    count++;
    energyKWs += kWs;
    loadKW += beforeKW;
  }
  return { count, energyKWh: energyKWs / secondsPerHour, loadKW };
}

const isOnLoad = ({ state }: StatusRun) => state === 'load';
const isRunning = ({ state }: StatusRun) => state === 'load' || state === 'noLoad';
const isLost = ({ state }: StatusRun) => state === 'error' || state === 'noData';

/** The mean of what all machines deliver in each slot of 10 s; NaN where it has no rows. */
function deliveries(machines: readonly MachineRows[], rows: SlotRows): Float64Array {
  const means = new Float64Array(rows.length - 1);
  for (const { runs, delivery } of machines) {
    let slot = 0;
    for (const run of runs) if (isOnLoad(run)) slot = addRowValues(means, rows, delivery, run, slot);
  }
  for (let slot = 0; slot < means.length; slot++) means[slot]! /= rows[slot + 1]! - rows[slot]!;
  return means;
}

/** Of rows in which a power is missing: the powers of those in which none is, and how many they are. */
function knownPowers(machines: readonly MachineRows[], first: number, last: number): readonly [powersKW: number, rows: number] {
  const powers = new Float64Array(last - first);
  for (const { runs, power } of machines)
    for (const run of runs)
      if (isRunning(run))
        for (let row = Math.max(first, run.fromRow); row < Math.min(last, run.untilRow); row++) powers[row - first]! += power[row]!;
  const known = powers.filter((kW) => !Number.isNaN(kW));
  return [known.reduce((sum, kW) => sum + kW, 0), known.length];
}

/** The energy of each hour of UTC, of rows from one to before another. */
function hourlyEnergy(
  machines: readonly MachineRows[],
  table: SampleTable,
  { fromMs, untilMs }: TimeRange,
  periodS: number,
): Pick<ReplayDay, 'hoursKWh' | 'hoursKnown'> {
  const [first, last] = [indexAt(table.timesMs, table.length, fromMs), indexAt(table.timesMs, table.length, untilMs)];
  const hours = { fromMs: Math.floor(fromMs / msPerHour) * msPerHour, untilMs: Math.ceil(untilMs / msPerHour) * msPerHour };
  const rows = slotRows(table, hours, msPerHour).map((row) => Math.min(last, Math.max(first, row)));
  const hoursKWh = new Float64Array(rows.length - 1);
  const hoursKnown = new Float64Array(hoursKWh.length);
  for (const { runs, power } of machines) {
    let hour = 0;
    for (const run of runs) if (isRunning(run)) hour = addRowValues(hoursKWh, rows, power, run, hour);
  }
  const periodH = periodS / secondsPerHour;
  for (let hour = 0; hour < hoursKWh.length; hour++) {
    const [from, until] = [rows[hour]!, rows[hour + 1]!];
    const all = [hoursKWh[hour]!, until - from] as const;
    const [powersKW, known] = Number.isNaN(all[0]) ? knownPowers(machines, from, until) : all;
    hoursKWh[hour] = powersKW * periodH;
    hoursKnown[hour] = known * periodH;
  }
  return { hoursKWh, hoursKnown };
}

/** Machines in error or silent for most of a slot, as bits 1 to 10. */
function unavailableBits(machines: readonly MachineRows[], rows: SlotRows): Uint16Array {
  const count = rows.length - 1;
  const unavailable = new Uint16Array(count);
  for (const { slot, runs } of machines) {
    const lostRuns = runs.filter(isLost);
    if (lostRuns.length === 0) continue;
    const lost = new Uint16Array(count);
    let from = 0;
    for (const run of lostRuns) from = addRowCounts(lost, rows, run, from);
    for (let at = 0; at < count; at++) if (lost[at]! * 2 > rows[at + 1]! - rows[at]!) unavailable[at]! |= 1 << slot;
  }
  return unavailable;
}

/** What a replay needs of the samples of a day of the plant, `periodS` from one to the next. */
export function replayDayOf(table: SampleTable, range: TimeRange, periodS: number, runsOf: MachineRuns = machineRuns(table)): ReplayDay {
  const column = columnsOf(table);
  const rows = slotRows(table, range);
  const machines = Array.from(runsOf, ([slot, runs]): MachineRows => ({
    slot,
    runs,
    power: column(compressorChannel('electricalPowerKW', slot)),
    delivery: column(compressorChannel('deliveryVolumeM3min', slot)),
  }));
  return {
    fromMs: range.fromMs,
    delivered: scaled(deliveries(machines, rows), deliveryStep),
    unavailable: unavailableBits(machines, rows),
    ...hourlyEnergy(machines, table, range, periodS),
    machines: machines
      .map((of) => ({ slot: of.slot, ventings: ventingsOf(table, of, periodS) }))
      .filter(({ ventings }) => ventings.count > 0),
  };
}
