import { dayFileNoonMs } from '../dayFile/index.ts';
import { type TimeRange, msPerHour, type PlantDay } from '../time/index.ts';

/** The zones of the world are from 12 h behind UTC to 14 h ahead: a day begins 26 h before its noon at the earliest and ends 24 h after it at the latest. */
const earliestHours = 26;
const latestHours = 24;

/** When a day can be, whatever the zone: rows of its file outside of that are not counted. */
export function possibleSpan(day: PlantDay): TimeRange {
  const noonMs = dayFileNoonMs(day);
  return { fromMs: noonMs - earliestHours * msPerHour, untilMs: noonMs + latestHours * msPerHour };
}
