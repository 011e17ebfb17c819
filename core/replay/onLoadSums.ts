import { type Column, type SampleTable, settledRow, type StatusRun } from '../samples/index.ts';

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

/** What is logged of a machine and of the network that it feeds. */
export interface LoadColumns {
  readonly power: Column | undefined;
  readonly line: Column | undefined;
  readonly network: Column | undefined;
  readonly flow: Column | undefined;
}

const none: OnLoadSums = {
  count: 0,
  pressureBar: 0,
  powerKW: 0,
  pressureSquares: 0,
  pressureTimesPower: 0,
  networkCount: 0,
  networkBar: 0,
  squaredFlow: 0,
};

/** Of the runs of a machine. */
export function onLoadSums(table: SampleTable, runs: readonly StatusRun[], { power, line, network, flow }: LoadColumns): OnLoadSums {
  const pressure = line ?? network;
  if (power === undefined || pressure === undefined) return none;
  // Deviations are from the first sample, so that sums of squares keep their digits.
  let firstBar = NaN;
  let firstKW = NaN;
  let count = 0;
  let bars = 0;
  let kWs = 0;
  let squares = 0;
  let products = 0;
  let networkCount = 0;
  let networkBar = 0;
  let squaredFlow = 0;
  for (const run of runs) {
    if (run.state !== 'load') continue;
    const { untilRow } = run;
    for (let row = settledRow(table, run); row < untilRow; row++) {
      const kW = power[row]!;
      const lineBar = pressure[row]!;
      const systemBar = network === undefined ? NaN : network[row]!;
      const bar = Number.isNaN(lineBar) ? systemBar : lineBar;
      if (!(kW > 0) || Number.isNaN(bar)) continue;
      if (count === 0) {
        firstBar = bar;
        firstKW = kW;
      }
      const offBar = bar - firstBar;
      const offKW = kW - firstKW;
      count++;
      bars += offBar;
      kWs += offKW;
      squares += offBar * offBar;
      products += offBar * offKW;
      const m3min = flow === undefined ? NaN : flow[row]!;
      if (Number.isNaN(systemBar + m3min)) continue;
      networkCount++;
      networkBar += systemBar;
      squaredFlow += m3min * m3min;
    }
  }
  if (count === 0) return none;
  return {
    count,
    pressureBar: firstBar * count + bars,
    powerKW: firstKW * count + kWs,
    pressureSquares: Math.max(0, squares - (bars * bars) / count),
    pressureTimesPower: products - (bars * kWs) / count,
    networkCount,
    networkBar,
    squaredFlow,
  };
}
