import {
  type DayRangeChoice,
  daysFrom,
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  type PlantDay,
  plantDayRange,
  shiftDay,
  type TimeRange,
} from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';

/** What the energy of some days is compared with: the days before, of the month or the year before where they are of one; and the same dates a year before. */
export const costComparisons = ['before', 'year'] as const;
export type CostComparison = (typeof costComparisons)[number];

const monthPlaces = 'YYYY-MM'.length;

/** The same date in the month of another day, or that month's last day; of a month's last day that of the other. */
function inMonthOf(month: PlantDay, day: PlantDay): PlantDay {
  const last = lastOfMonth(month);
  const same = month.slice(0, monthPlaces) + day.slice(monthPlaces);
  return day === lastOfMonth(day) || same > last ? last : same;
}

/** A date a year before; the 29th of February is the 28th. */
function yearBefore(day: PlantDay): PlantDay {
  const month = `${Number(day.slice(0, 'YYYY'.length)) - 1}${day.slice('YYYY'.length)}`;
  return month.endsWith('-02-29') ? month.replace('-29', '-28') : month;
}

function daysBefore({ from, until }: DayRangeChoice): DayRangeChoice {
  if (from === until) return { from: shiftDay(from, -1), until: shiftDay(from, -1) };
  if (from === firstOfYear(from) && firstOfYear(until) === from) return { from: yearBefore(from), until: yearBefore(until) };
  if (from === firstOfMonth(from) && firstOfMonth(until) === from) {
    const first = firstOfMonth(shiftDay(from, -1));
    return { from: first, until: inMonthOf(first, until) };
  }
  const count = daysFrom(from, until) + 1;
  return { from: shiftDay(from, -count), until: shiftDay(until, -count) };
}

const compared: Readonly<Record<CostComparison, (days: DayRangeChoice) => DayRangeChoice>> = {
  before: daysBefore,
  year: ({ from, until }) => ({ from: yearBefore(from), until: yearBefore(until) }),
};

/** The days that other ones are compared with. */
export const comparedDays = (days: DayRangeChoice, kind: CostComparison): DayRangeChoice => compared[kind](days);

const wholeQuarters = (atMs: number) => Math.floor(atMs / quarterHourMs) * quarterHourMs;

/** Whole quarter hours of some days in a zone (IANA name), until a time of their last day; days that begin within a quarter hour lose its rest. */
export function costRange({ from, until }: DayRangeChoice, zone: string, lastDayMs = Infinity): TimeRange {
  const last = plantDayRange(until, zone);
  const fromMs = -wholeQuarters(-plantDayRange(from, zone).fromMs);
  return { fromMs, untilMs: Math.max(fromMs, wholeQuarters(Math.min(last.untilMs, last.fromMs + lastDayMs))) };
}

/** How much of the last of some days is over; Infinity when all of it is. */
export function lastDayMsOf({ until }: DayRangeChoice, nowMs: number, zone: string): number {
  const last = plantDayRange(until, zone);
  return nowMs >= last.untilMs ? Infinity : nowMs - last.fromMs;
}
