import {
  type Column,
  compressorChannel,
  type MachineRuns,
  machineRuns,
  plantChannel,
  type SampleTable,
  settledRow,
  type StatusRun,
} from '../samples/index.ts';
import { addRowCounts, type Scaled, scaled, type SlotRows, slotRows } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond, type TimeRange } from '../time/index.ts';
import { type OnLoadSums, onLoadSums } from './onLoadSums.ts';

/** What a day says of how a machine loads and unloads. */
export interface MachineReplayDay {
  /** 1..10 */
  readonly slot: number;
  readonly onLoad: OnLoadSums;
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

const valueAt = (column: Column | undefined, row: number) => column?.[row] ?? NaN;

/** Runs of one state, whatever else the status words said. */
function joinedRuns(runs: readonly StatusRun[]): readonly StatusRun[] {
  const joined: StatusRun[] = [];
  for (let i = 0, next = 1; i < runs.length; i = next++) {
    const { fromRow, state } = runs[i]!;
    while (runs[next]?.state === state) next++;
    joined.push({ fromRow, untilRow: runs[next - 1]!.untilRow, state });
  }
  return joined;
}

function ventingsOf(
  table: SampleTable,
  runs: readonly StatusRun[],
  power: Column | undefined,
  periodS: number,
): MachineReplayDay['ventings'] {
  let [count, energyKWs, loadKW] = [0, 0, 0];
  for (const [i, run] of runs.entries()) {
    const before = runs[i - 1];
    if (run.state !== 'noLoad' || before?.state !== 'load') continue;
    const settled = settledRow(table, run);
    const beforeKW = valueAt(power, run.fromRow - 1);
    if (settled >= run.untilRow || !(beforeKW > 0)) continue;
    let kWs = 0;
    for (let row = run.fromRow; row < settled; row++) kWs += valueAt(power, row) * periodS;
    if (Number.isNaN(kWs)) continue;
    count++;
    energyKWs += kWs;
    loadKW += beforeKW;
  }
  return { count, energyKWh: energyKWs / secondsPerHour, loadKW };
}

/** The mean of each slot of 10 s; NaN where it has no rows. */
function slotMeans(values: Float64Array, rows: SlotRows): Float64Array {
  const first = rows[0]!;
  const means = new Float64Array(rows.length - 1);
  for (let at = 0; at < means.length; at++) {
    let sum = 0;
    for (let row = rows[at]!; row < rows[at + 1]!; row++) sum += values[row - first]!;
    means[at] = sum / (rows[at + 1]! - rows[at]!);
  }
  return means;
}

/** Of the power of all machines, a value for each time. */
function hourlyEnergy(
  powerKW: Float64Array,
  timesMs: Float64Array,
  { fromMs, untilMs }: TimeRange,
  periodS: number,
): Pick<ReplayDay, 'hoursKWh' | 'hoursKnown'> {
  const firstHour = Math.floor(fromMs / msPerHour);
  const hours = Math.ceil(untilMs / msPerHour) - firstHour;
  const [hoursKWh, hoursKnown] = [new Float64Array(hours), new Float64Array(hours)];
  const periodH = periodS / secondsPerHour;
  for (let row = 0, hour = 0; row < powerKW.length; row++) {
    const kW = powerKW[row]!;
    while (timesMs[row]! >= (firstHour + hour + 1) * msPerHour) hour++;
    if (Number.isNaN(kW)) continue;
    hoursKWh[hour]! += kW * periodH;
    hoursKnown[hour]! += periodH;
  }
  return { hoursKWh, hoursKnown };
}

/** Adds the rows of a column, from `fromRow` to before `untilRow`, to sums that begin with the row `first`; a column that is missing makes them NaN. */
function addRows(sums: Float64Array, first: number, column: Column | undefined, fromRow: number, untilRow: number): void {
  if (column === undefined) sums.fill(NaN, fromRow - first, untilRow - first);
  else for (let row = fromRow; row < untilRow; row++) sums[row - first]! += column[row]!;
}

/** What a replay needs of the samples of a day of the plant, `periodS` from one to the next. */
export function replayDayOf(table: SampleTable, range: TimeRange, periodS: number, runsOf: MachineRuns = machineRuns(table)): ReplayDay {
  const { timesMs, columns } = table;
  const rows = slotRows(table, range);
  const count = rows.length - 1;
  const [first, last] = [rows[0]!, rows[count]!];
  const network = columns.get(plantChannel('systemPressureBar'));
  const flow = columns.get(plantChannel('volumeFlowM3min'));
  const unavailable = new Uint16Array(count);
  const lost = new Uint16Array(count);
  /** Delivery and power of all machines by row; NaN where one that ran said none. */
  const deliveredM3min = new Float64Array(last - first);
  const powerKW = new Float64Array(last - first);
  const machines: MachineReplayDay[] = [];
  for (const [slot, words] of runsOf) {
    const runs = joinedRuns(words);
    const power = columns.get(compressorChannel('electricalPowerKW', slot));
    const delivery = columns.get(compressorChannel('deliveryVolumeM3min', slot));
    const line = columns.get(compressorChannel('linePressureBar', slot));
    const isLost = runs.some(({ state }) => state === 'error' || state === 'noData');
    if (isLost) lost.fill(0);
    let from = 0;
    for (const run of runs) {
      const [fromRow, untilRow] = [Math.max(first, run.fromRow), Math.min(last, run.untilRow)];
      if (fromRow >= untilRow) continue;
      if (run.state === 'error' || run.state === 'noData') from = addRowCounts(lost, rows, { fromRow, untilRow }, from);
      if (run.state === 'load') addRows(deliveredM3min, first, delivery, fromRow, untilRow);
      if (run.state === 'load' || run.state === 'noLoad') addRows(powerKW, first, power, fromRow, untilRow);
    }
    for (let at = 0; isLost && at < count; at++) if (lost[at]! * 2 > rows[at + 1]! - rows[at]!) unavailable[at]! |= 1 << slot;
    const onLoad = onLoadSums(table, runs, { power, line, network, flow });
    machines.push({ slot, onLoad, ventings: ventingsOf(table, runs, power, periodS) });
  }
  return {
    fromMs: range.fromMs,
    delivered: scaled(slotMeans(deliveredM3min, rows), deliveryStep),
    unavailable,
    ...hourlyEnergy(powerKW, timesMs.subarray(first, last), range, periodS),
    machines: machines.filter(({ onLoad, ventings }) => onLoad.count + ventings.count > 0),
  };
}
