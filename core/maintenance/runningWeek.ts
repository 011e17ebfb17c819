import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import { shiftDay, type PlantDay, weekdayOf } from '../time/index.ts';

/** How long a machine ran on a day. */
export interface RunningDay {
  readonly day: PlantDay;
  /** Load and no-load; undefined when nothing is known. */
  readonly runningS: Figure;
  /** Seconds of the day in which its state was known, and all of them. */
  readonly knownS: number;
  readonly rangeS: number;
}

/** Days that are looked back on: whole weeks. */
export const runningWeekCount = 8;
const daysPerWeek = 7;
const minWeeks = 4;
const hoursPerDay = 24;
const secondsPerHour = 3600;
/** Of a day less than this share says nothing of the day. */
const minKnownShare = 0.5;

/** Running hours a day (0..24) by weekday, 0 Sunday .. 6 Saturday. */
export type WeekdayHours = readonly number[];

/** How a machine runs through the week. */
export interface RunningPattern {
  readonly meanH: WeekdayHours;
  /** Each of the weeks with hours that it was made of; a day that is not known has the mean of its weekday. */
  readonly weeks: readonly WeekdayHours[];
  /** Share of those weeks' time in which the state was known, 0..1. */
  readonly coverage: number;
  /** The first and the last day that were looked at. */
  readonly fromDay: PlantDay;
  readonly untilDay: PlantDay;
}

const hoursOf = ({ runningS, knownS }: RunningDay) => {
  const share = ratioOf(runningS, knownS);
  return share === undefined ? undefined : Math.min(1, Math.max(0, share)) * hoursPerDay;
};
const isKnown = ({ runningS, knownS, rangeS }: RunningDay) => runningS !== undefined && knownS >= minKnownShare * rangeS && knownS > 0;

/**
 * A machine's pattern from the eight weeks that end with `lastDay`, in known time only.
 * Undefined unless at least four days of each weekday are known.
 */
export function runningPattern(days: readonly RunningDay[], lastDay: PlantDay): RunningPattern | undefined {
  const fromDay = shiftDay(lastDay, 1 - runningWeekCount * daysPerWeek);
  const inside = days.filter(({ day }) => day >= fromDay && day <= lastDay);
  const known = inside.filter(isKnown);
  const weekdays = Array.from({ length: daysPerWeek }, (_, weekday) => known.filter(({ day }) => weekdayOf(day) === weekday));
  if (weekdays.some((of) => of.length < minWeeks)) return undefined;
  const meanH = weekdays.map((of) => (sumOf(of.map(({ runningS }) => runningS))! / sumOf(of.map(({ knownS }) => knownS))!) * hoursPerDay);
  const byDay = new Map(known.map((day) => [day.day, day]));
  const weeks = Array.from({ length: runningWeekCount }, (_, week) => {
    const first = shiftDay(fromDay, week * daysPerWeek);
    const ofWeek = Array.from({ length: daysPerWeek }, (__, i) => byDay.get(shiftDay(first, i)));
    if (ofWeek.every((day) => day === undefined)) return [];
    const hours = meanH.slice();
    for (const day of ofWeek) if (day !== undefined) hours[weekdayOf(day.day)] = hoursOf(day)!;
    return hours;
  }).filter((week) => week.length > 0);
  const rangeS = runningWeekCount * daysPerWeek * hoursPerDay * secondsPerHour;
  return {
    meanH,
    weeks,
    coverage: Math.min(1, sumOf(inside.map(({ knownS }) => knownS))! / rangeS),
    fromDay,
    untilDay: lastDay,
  };
}
