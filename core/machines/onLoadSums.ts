import type { LoadColumns } from './LoadColumns.ts';

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

/** What is added up, one behind the other; pressures and powers from those of the first row, so that sums of squares keep their digits. */
const at = {
  ...{ count: 0, firstBar: 1, firstKW: 2, bars: 3, kWs: 4, squares: 5, products: 6 },
  ...{ networkCount: 7, networkBar: 8, squaredFlow: 9 },
} as const;

/** Sums of no row, to add to. */
export const noLoads = (): Float64Array => new Float64Array(Object.keys(at).length);

/** Adds the rows from one to before another; those without power or pressure count nowhere. */
export function addLoads(sums: Float64Array, { power, line, network, flow }: LoadColumns, from: number, until: number): void {
  let count = sums[at.count]!;
  let firstBar = sums[at.firstBar]!;
  let firstKW = sums[at.firstKW]!;
  let bars = sums[at.bars]!;
  let kWs = sums[at.kWs]!;
  let squares = sums[at.squares]!;
  let products = sums[at.products]!;
  let networkCount = sums[at.networkCount]!;
  let networkBar = sums[at.networkBar]!;
  let squaredFlow = sums[at.squaredFlow]!;
  for (let row = from; row < until; row++) {
    const powerKW = power[row]!;
    const lineBar = line[row]!;
    const systemBar = network[row]!;
    const pressureBar = Number.isNaN(lineBar) ? systemBar : lineBar;
    if (!(powerKW > 0) || Number.isNaN(pressureBar)) continue;
    if (count === 0) {
      firstBar = pressureBar;
      firstKW = powerKW;
    }
    const offBar = pressureBar - firstBar;
    const offKW = powerKW - firstKW;
    count++;
    bars += offBar;
    kWs += offKW;
    squares += offBar * offBar;
    products += offBar * offKW;
    const m3min = flow[row]!;
    if (Number.isNaN(systemBar + m3min)) continue;
    networkCount++;
    networkBar += systemBar;
    squaredFlow += m3min * m3min;
  }
  sums[at.count] = count;
  sums[at.firstBar] = firstBar;
  sums[at.firstKW] = firstKW;
  sums[at.bars] = bars;
  sums[at.kWs] = kWs;
  sums[at.squares] = squares;
  sums[at.products] = products;
  sums[at.networkCount] = networkCount;
  sums[at.networkBar] = networkBar;
  sums[at.squaredFlow] = squaredFlow;
}

/** What the rows come to that were added. */
export function onLoadSums(sums: Float64Array): OnLoadSums {
  const [count, bars, kWs] = [sums[at.count]!, sums[at.bars]!, sums[at.kWs]!];
  /** Of sums of deviations, what is left when they are from their mean. */
  const aroundMean = (sum: number, offsets: number) => (count === 0 ? 0 : sum - offsets / count);
  return {
    count,
    pressureBar: sums[at.firstBar]! * count + bars,
    powerKW: sums[at.firstKW]! * count + kWs,
    pressureSquares: Math.max(0, aroundMean(sums[at.squares]!, bars * bars)),
    pressureTimesPower: aroundMean(sums[at.products]!, bars * kWs),
    networkCount: sums[at.networkCount]!,
    networkBar: sums[at.networkBar]!,
    squaredFlow: sums[at.squaredFlow]!,
  };
}
