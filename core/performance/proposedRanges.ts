import { daysFrom, type PlantDay, shiftDay } from '../time/index.ts';
import type { DayRange } from './Performance.ts';
import { minDays } from './performanceOf.ts';

/** More than a year of the seasons says nothing new of a baseline, and a report is of a year at most. */
const daysOfYear = 365;

/** Days to begin with where nobody set a baseline: the first half of what is recorded, of four weeks to a year. */
export function proposedBaseline(firstRecorded: PlantDay, lastOver: PlantDay): DayRange {
  const half = Math.floor((daysFrom(firstRecorded, lastOver) + 1) / 2);
  return { first: firstRecorded, last: shiftDay(firstRecorded, Math.max(minDays, Math.min(daysOfYear, half)) - 1) };
}

/** Days to compare with a baseline where nobody asks for others: those behind it that are over, of the latest year. */
export function proposedReport({ last }: DayRange, lastOver: PlantDay): DayRange {
  const behind = shiftDay(last, 1);
  const until = lastOver < behind ? behind : lastOver;
  const yearAgo = shiftDay(until, 1 - daysOfYear);
  return { first: yearAgo > behind ? yearAgo : behind, last: until };
}
