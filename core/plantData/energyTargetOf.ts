import { type Figure, sumOf } from '../figures/index.ts';
import {
  daysBetween,
  daysFrom,
  firstOfYear,
  plantDayOf,
  plantDayRange,
  shiftDay,
  type PlantDay,
  type TimeRange,
  timeRangeMs,
} from '../time/index.ts';
import type { EnergyTarget } from './PlantData.ts';

const longestYearDays = 366;
const daysOfYear = (day: PlantDay) => daysFrom(firstOfYear(day), firstOfYear(shiftDay(firstOfYear(day), longestYearDays)));

/** The part of the targets that falls to a range, in kWh: each day has the same share of its year. Undefined without any. */
export function energyTargetOf(targets: readonly EnergyTarget[], { fromMs, untilMs }: TimeRange, zone: string): Figure {
  const ascending = [...targets].sort((a, b) => (a.since < b.since ? -1 : 1));
  const days = daysBetween(plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone));
  return sumOf(
    days.map((day) => {
      const target = ascending.findLast(({ since }) => since <= day);
      if (target === undefined) return undefined;
      const whole = plantDayRange(day, zone);
      const part = { fromMs: Math.max(fromMs, whole.fromMs), untilMs: Math.min(untilMs, whole.untilMs) };
      return ((target.kWhPerYear / daysOfYear(day)) * timeRangeMs(part)) / timeRangeMs(whole);
    }),
  );
}
