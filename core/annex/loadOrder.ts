import { slotCount } from '../compressor/index.ts';
import { quantile, type Spread } from '../estimate/index.ts';
import { indexAt } from '../samples/index.ts';
import { type PlantDay, plantDayRange } from '../time/index.ts';
import { type ChannelSums, quarterHourMs, stateShare, type SummedChannel } from '../totals/index.ts';

/** Where a compressor stands in the order by time on load, 1 for the longest; the interval has 90 % of the days on which it was on load. */
export interface LoadRank extends Spread {
  /** 1..10 */
  readonly slot: number;
  /** Days on which it was on load. */
  readonly days: number;
}

interface SlotTimes {
  readonly slot: number;
  /** Of each day, ms. */
  readonly onLoadMs: readonly number[];
}

const outside = 0.05;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Time on load of days by the quarter hours of a compressor. */
function onLoadOf({ steps, sums }: ChannelSums, days: readonly PlantDay[], zone: string): readonly number[] {
  const at = (ms: number) => indexAt(steps, steps.length, ms / quarterHourMs);
  return days.map((day) => {
    const { fromMs, untilMs } = plantDayRange(day, zone);
    return sums.subarray(at(fromMs), at(untilMs)).reduce((sum, value) => sum + value, 0);
  });
}

/** The longest one first; of two alike the lower number. */
const ordered = (times: readonly SlotTimes[], msOf: (of: SlotTimes) => number): readonly number[] =>
  times
    .filter((of) => msOf(of) > 0)
    .toSorted((a, b) => msOf(b) - msOf(a) || a.slot - b.slot)
    .map(({ slot }) => slot);

/** The order of the compressors by their time on load, over some days and on each of them; those never on load have no place in it. */
export function loadOrder(quarters: ReadonlyMap<SummedChannel, ChannelSums>, days: readonly PlantDay[], zone: string): readonly LoadRank[] {
  const times = Array.from({ length: slotCount }, (_, i) => i + 1).flatMap((slot): readonly SlotTimes[] => {
    const sums = quarters.get(stateShare('load', slot));
    return sums === undefined ? [] : [{ slot, onLoadMs: onLoadOf(sums, days, zone) }];
  });
  const ofDays = days.map((_, day) => ordered(times, ({ onLoadMs }) => onLoadMs[day]!));
  return ordered(times, ({ onLoadMs }) => sumOf(onLoadMs)).map((slot, place) => {
    const ranks = ofDays.flatMap((order) => (order.includes(slot) ? [order.indexOf(slot) + 1] : []));
    const value = place + 1;
    const [low = value, high = value] = [outside, 1 - outside].map((share) => quantile(ranks, share));
    return { slot, value, low: Math.min(low, value), high: Math.max(high, value), days: ranks.length };
  });
}
