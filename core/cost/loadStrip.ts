import type { Figure } from '../figures/index.ts';
import { daysBetween, type PlantDay, plantDayOf, plantDayRange, type TimeRange } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import type { QuarterLoad } from './quarterLoads.ts';

/** Price and power of each quarter hour of a range, at even places. */
export interface LoadStrip {
  readonly powersKW: readonly Figure[];
  /** Per kWh. */
  readonly prices: readonly Figure[];
  /** Where each day of the plant begins, 0..1 of the range. */
  readonly days: readonly (readonly [place: number, day: PlantDay])[];
  readonly peakKW: Figure;
  readonly minPrice: Figure;
  readonly maxPrice: Figure;
}

const highest = (values: readonly Figure[]): Figure =>
  values.reduce<Figure>((greatest, value) => (value === undefined ? greatest : Math.max(value, greatest ?? value)), undefined);
const lowest = (values: readonly Figure[]): Figure =>
  values.reduce<Figure>((least, value) => (value === undefined ? least : Math.min(value, least ?? value)), undefined);

/** Of a range of whole quarter hours, its first until its last; undefined where none of it is known. */
export function loadStrip(loads: readonly QuarterLoad[], { fromMs, untilMs }: TimeRange, zone: string): LoadStrip | undefined {
  if (loads.length === 0 || untilMs <= fromMs) return undefined;
  const byTime = new Map(loads.map((load) => [load.fromMs, load]));
  const quarters = Array.from({ length: Math.round((untilMs - fromMs) / quarterHourMs) }, (_, i) => byTime.get(fromMs + i * quarterHourMs));
  const powersKW = quarters.map((load) => load?.powerKW);
  const prices = quarters.map((load) => load?.perKWh);
  const lastPlace = Math.max(1, quarters.length - 1) * quarterHourMs;
  const days = daysBetween(plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone)).map(
    (day) => [Math.min(1, Math.max(0, plantDayRange(day, zone).fromMs - fromMs) / lastPlace), day] as const,
  );
  return { powersKW, prices, days, peakKW: highest(powersKW), minPrice: lowest(prices), maxPrice: highest(prices) };
}
