import { median } from '../estimate/index.ts';
import type { SampleTable } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';
import { secondsPerMinute } from './air.ts';
import { plantRows, type RowRun, rowRuns } from '../airWindows/index.ts';

/** From one load start of the only machine that delivers to its next. */
export interface LoadCycle {
  readonly slot: number;
  readonly fromMs: number;
  readonly untilMs: number;
  /** Free air that it delivered. */
  readonly airM3: number;
  /** Mean gauge pressure of the network; NaN where it is not logged. */
  readonly pressureBar: number;
}

/** A machine whose delivery on load varies by more than this share regulates its speed. */
const maxDeliverySpread = 0.03;

/**
 * The cycles of load and no load of a fixed-speed machine that alone feeds the network, in ranges in which nothing is used. Where another
 * machine delivers, a value is missing or the delivery on load varies, there are none.
 */
export function loadCycles(
  table: SampleTable,
  ranges: readonly TimeRange[],
  periodS: number,
  rows = plantRows(table),
): readonly LoadCycle[] {
  const { timesMs } = table;

  const cycleOf = (slot: number, from: number, until: number): LoadCycle | undefined => {
    const bit = 1 << slot;
    const onLoad: number[] = [];
    let airM3 = 0;
    let pressures = 0;
    for (let row = from; row < until; row++) {
      const bits = rows.loadBits(row);
      if (bits === undefined || (bits & ~bit) !== 0) return undefined;
      pressures += rows.pressureBar(row);
      if (bits === 0) continue;
      const delivery = rows.deliveryM3min(row, slot);
      airM3 += (delivery * periodS) / secondsPerMinute;
      onLoad.push(delivery);
    }
    const middle = median(onLoad) ?? NaN;
    // The first and the last sample of a load may be of a part of it.
    const inner = onLoad.slice(1, -1);
    const isFixed = inner.every((delivery) => Math.abs(delivery - middle) <= maxDeliverySpread * middle);
    if (!(airM3 > 0) || !isFixed) return undefined;
    return { slot, fromMs: timesMs[from]!, untilMs: timesMs[until]!, airM3, pressureBar: pressures / (until - from) };
  };

  const cyclesOf = ({ fromRow, untilRow }: RowRun): readonly LoadCycle[] => {
    const starts: { readonly row: number; readonly slot: number }[] = [];
    for (let row = fromRow + 1; row < untilRow; row++) {
      const [before, bits] = [rows.loadBits(row - 1), rows.loadBits(row)];
      if (before !== 0 || bits === undefined || bits === 0) continue;
      starts.push({ row, slot: Math.log2(bits) });
    }
    return starts.flatMap(({ row, slot }, i) => {
      const next = starts[i + 1];
      const isWhole = next !== undefined && next.slot === slot && Number.isInteger(slot);
      const cycle = isWhole ? cycleOf(slot, row, next.row) : undefined;
      return cycle === undefined ? [] : [cycle];
    });
  };

  return rowRuns(table, ranges, periodS).flatMap(cyclesOf);
}

/** Seconds that cycles take together. */
export const cyclesS = (cycles: readonly LoadCycle[]): number =>
  cycles.reduce((sum, { fromMs, untilMs }) => sum + (untilMs - fromMs) / msPerSecond, 0);
