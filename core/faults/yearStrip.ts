import { firstOfMonth, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../time/index.ts';
import type { FaultLogEntry } from './faultLog.ts';

/** Where marks and months lie on a line that is a range of time: 0 at its start, 1 at its end. */
export interface YearStrip {
  /** Of the entries that began in the range, in their order. */
  readonly marks: readonly number[];
  /** The starts of months in the range, ascending. */
  readonly months: readonly number[];
}

const longestMonthDays = 31;

function monthStartsMs({ fromMs, untilMs }: TimeRange, zone: string): readonly number[] {
  const starts: number[] = [];
  for (let day = firstOfMonth(plantDayOf(fromMs, zone)); ; day = firstOfMonth(shiftDay(day, longestMonthDays))) {
    const startMs = plantDayRange(day, zone).fromMs;
    if (startMs > untilMs) return starts;
    starts.push(startMs);
  }
}

/** The entries of a fault on a line of time with its months; entries without a time have no mark. */
export function yearStrip(entries: readonly Pick<FaultLogEntry, 'atMs'>[], range: TimeRange, zone: string): YearStrip {
  const placed = (instants: readonly number[]) =>
    instants.map((atMs) => (atMs - range.fromMs) / (range.untilMs - range.fromMs)).filter((place) => place >= 0 && place <= 1);
  return { marks: placed(entries.map(({ atMs = NaN }) => atMs)), months: placed(monthStartsMs(range, zone)) };
}
