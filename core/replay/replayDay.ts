import {
  type Column,
  compressorChannel,
  indexAt,
  type MachineRuns,
  machineRuns,
  plantChannel,
  type SampleTable,
  type StatusRun,
} from '../samples/index.ts';
import { type Scaled, scaled, slotMs } from '../dayDetail/index.ts';
import { msPerHour, msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';

/** Sums over the samples of a machine on load, but for the first minute of each load. */
export interface OnLoadSums {
  readonly count: number;
  /** Behind the machine or, where that is not logged, of the network; bar gauge. */
  readonly pressureBar: number;
  readonly powerKW: number;
  /** Of the squares and products of what deviates from the means of the day. */
  readonly pressureSquares: number;
  readonly pressureTimesPower: number;
  /** Of the network, and of the squared flow into it; over those samples that have them. */
  readonly networkCount: number;
  readonly networkBar: number;
  readonly squaredFlow: number;
}

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
const settlingMs = msPerMinute;
const secondsPerHour = msPerHour / msPerSecond;

interface Columns {
  readonly power: Column | undefined;
  readonly delivery: Column | undefined;
  readonly line: Column | undefined;
  readonly network: Column | undefined;
  readonly flow: Column | undefined;
}

const valueAt = (column: Column | undefined, row: number) => column?.[row] ?? NaN;

/** The first row of a run that is a minute behind its begin. */
function settledRow({ timesMs }: SampleTable, { fromRow, untilRow }: StatusRun): number {
  let row = fromRow;
  while (row < untilRow && timesMs[row]! - timesMs[fromRow]! < settlingMs) row++;
  return row;
}

function onLoadSums(table: SampleTable, runs: readonly StatusRun[], { power, line, network, flow }: Columns): OnLoadSums {
  let [count, meanBar, meanKW, squares, products] = [0, 0, 0, 0, 0];
  let [networkCount, networkBar, squaredFlow] = [0, 0, 0];
  for (const run of runs) {
    if (run.state !== 'load') continue;
    for (let row = settledRow(table, run); row < run.untilRow; row++) {
      const kW = valueAt(power, row);
      const systemBar = valueAt(network, row);
      const lineBar = valueAt(line, row);
      const bar = Number.isNaN(lineBar) ? systemBar : lineBar;
      if (!(kW > 0) || Number.isNaN(bar)) continue;
      count++;
      const [offBar, offKW] = [bar - meanBar, kW - meanKW];
      meanBar += offBar / count;
      meanKW += offKW / count;
      squares += offBar * (bar - meanBar);
      products += offBar * (kW - meanKW);
      const m3min = valueAt(flow, row);
      if (Number.isNaN(systemBar + m3min)) continue;
      networkCount++;
      networkBar += systemBar;
      squaredFlow += m3min * m3min;
    }
  }
  return {
    count,
    pressureBar: meanBar * count,
    powerKW: meanKW * count,
    pressureSquares: squares,
    pressureTimesPower: products,
    networkCount,
    networkBar,
    squaredFlow,
  };
}

/** Runs of one state, whatever else the status words said. */
function joinedRuns(runs: readonly StatusRun[]): readonly StatusRun[] {
  const joined: StatusRun[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (before?.state === run.state) joined[joined.length - 1] = { ...before, untilRow: run.untilRow };
    else joined.push(run);
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

/** What a replay needs of the samples of a day of the plant, `periodS` from one to the next. */
export function replayDayOf(
  table: SampleTable,
  { fromMs, untilMs }: TimeRange,
  periodS: number,
  runsOf: MachineRuns = machineRuns(table),
): ReplayDay {
  const { timesMs, length, columns } = table;
  const count = Math.round((untilMs - fromMs) / slotMs);
  const [first, last] = [indexAt(timesMs, length, fromMs), indexAt(timesMs, length, untilMs)];
  const network = columns.get(plantChannel('systemPressureBar'));
  const flow = columns.get(plantChannel('volumeFlowM3min'));
  const delivered = new Float64Array(count);
  const rows = new Uint16Array(count);
  const unavailable = new Uint16Array(count);
  const firstHour = Math.floor(fromMs / msPerHour);
  const hours = Math.ceil(untilMs / msPerHour) - firstHour;
  const [hoursKWh, hoursKnown] = [new Float64Array(hours), new Float64Array(hours)];
  const slotAt = (row: number) => Math.floor((timesMs[row]! - fromMs) / slotMs);
  for (let row = first; row < last; row++) rows[slotAt(row)]! += 1;
  const lost = new Uint16Array(count);
  /** Power of all machines by row; NaN where one that ran said none. */
  const powerKW = new Float64Array(Math.max(0, last - first));
  const machines: MachineReplayDay[] = [];
  for (const [slot, words] of runsOf) {
    const runs = joinedRuns(words);
    const of: Columns = {
      power: columns.get(compressorChannel('electricalPowerKW', slot)),
      delivery: columns.get(compressorChannel('deliveryVolumeM3min', slot)),
      line: columns.get(compressorChannel('linePressureBar', slot)),
      network,
      flow,
    };
    lost.fill(0);
    for (const { fromRow, untilRow, state } of runs) {
      const isOnLoad = state === 'load';
      const isLost = state === 'error' || state === 'noData';
      for (let row = Math.max(first, fromRow); row < Math.min(last, untilRow); row++) {
        const at = slotAt(row);
        if (isLost) lost[at]! += 1;
        if (isOnLoad) delivered[at]! += valueAt(of.delivery, row);
        if (isOnLoad || state === 'noLoad') powerKW[row - first]! += valueAt(of.power, row);
      }
    }
    for (let at = 0; at < count; at++) if (lost[at]! * 2 > rows[at]!) unavailable[at]! |= 1 << slot;
    machines.push({ slot, onLoad: onLoadSums(table, runs, of), ventings: ventingsOf(table, runs, of.power, periodS) });
  }
  for (let row = first; row < last; row++) {
    const kW = powerKW[row - first]!;
    if (Number.isNaN(kW)) continue;
    const hour = Math.floor(timesMs[row]! / msPerHour) - firstHour;
    hoursKWh[hour]! += (kW * periodS) / secondsPerHour;
    hoursKnown[hour]! += periodS / secondsPerHour;
  }
  for (let at = 0; at < count; at++) delivered[at] = rows[at] === 0 ? NaN : delivered[at]! / rows[at]!;
  return {
    fromMs,
    delivered: scaled(delivered, deliveryStep),
    unavailable,
    hoursKWh,
    hoursKnown,
    machines: machines.filter(({ onLoad, ventings }) => onLoad.count + ventings.count > 0),
  };
}
