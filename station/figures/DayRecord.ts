import { dayLogNoonMs } from '../../core/daylog/index.ts';
import type { SampleRow, TimeSpan } from '../../core/samples/index.ts';
import { msPerHour, type PlantDay } from '../../core/time/index.ts';
import type { QuarterRecords } from './quarterRecords.ts';

/** What a run of samples comes to, but for the time from its latest row on: how long that lasts, only the next row tells. */
export interface SampleSums {
  readonly first: SampleRow;
  readonly latest: SampleRow;
  /** Seconds from one row to the next. */
  readonly periodS: number;
  /** All of them in one record. */
  readonly pooled: QuarterRecords;
}

/** The sums of a day's file. */
export interface DayRecord {
  /** Undefined when the file has no row to count. */
  readonly summary: SampleSums | undefined;
  readonly quarters: QuarterRecords;
}

/** The zones of the world are from 12 h behind UTC to 14 h ahead: a day begins 26 h before its noon at the earliest and ends 24 h after it at the latest. */
const earliestHours = 26;
const latestHours = 24;

/** When a day can be, whatever the zone: rows of its file outside of that are not counted. */
export function possibleSpan(day: PlantDay): TimeSpan {
  const noonMs = dayLogNoonMs(day);
  return { fromMs: noonMs - earliestHours * msPerHour, untilMs: noonMs + latestHours * msPerHour };
}
