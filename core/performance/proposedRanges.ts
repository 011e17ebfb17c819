import { daysFrom, type PlantDay, shiftDay } from '../time/index.ts';
import type { DayRange } from './Performance.ts';
import type { PerformanceDay } from './PerformanceDay.ts';
import { minDays } from './performanceOf.ts';

/** More than a year of the seasons says nothing new of a baseline, and a report is of a year at most. */
const daysOfYear = 365;

/** Days to begin with where nobody set a baseline: the first half of what is recorded, of four weeks to a year. */
export function proposedBaseline(firstRecorded: PlantDay, lastOver: PlantDay): DayRange {
  const half = Math.floor((daysFrom(firstRecorded, lastOver) + 1) / 2);
  return { first: firstRecorded, last: shiftDay(firstRecorded, Math.max(minDays, Math.min(daysOfYear, half)) - 1) };
}

/** The days that a proposed baseline can be of: those of its first year that are over. */
export function proposedSpan({ first }: DayRange, lastOver: PlantDay): DayRange {
  const yearLast = shiftDay(first, daysOfYear - 1);
  return { first, last: lastOver < yearLast ? lastOver : yearLast };
}

/** A proposed baseline that goes on, over days without data, until it has four weeks of them; `known` are the days with data of its span. */
export function prolongedBaseline(proposed: DayRange, known: readonly PerformanceDay[], lastOver: PlantDay): DayRange {
  const needed = known[minDays - 1]?.day ?? shiftDay(lastOver, minDays - known.length);
  const yearLast = shiftDay(proposed.first, daysOfYear - 1);
  const last = needed < yearLast ? needed : yearLast;
  return last > proposed.last ? { first: proposed.first, last } : proposed;
}

/** Days to compare with a baseline where nobody asks for others: those behind it that are over, of the latest year. */
export function proposedReport({ last }: DayRange, lastOver: PlantDay): DayRange {
  const behind = shiftDay(last, 1);
  const until = lastOver < behind ? behind : lastOver;
  const yearAgo = shiftDay(until, 1 - daysOfYear);
  return { first: yearAgo > behind ? yearAgo : behind, last: until };
}
