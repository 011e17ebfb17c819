export { calendarSpan, calendarYears } from './calendarSpan.ts';
export { instantsOf, type TimeOfDay } from './clockTimes.ts';
export {
  canChooseDay,
  daysBetween,
  isDayChoice,
  isPlantDay,
  isPlantMonth,
  type DayBounds,
  type DayChoice,
  type DayRangeChoice,
} from './dayChoice.ts';
export { comparedRange, type ComparedWith, type ComparisonKind, comparisons, placesOfCompared } from './comparison.ts';
export { durationParts, type DurationPart } from './durationParts.ts';
export { msPerDay, msPerHour, msPerMinute, msPerSecond, msPerWeek } from './durations.ts';
export {
  canChooseMoment,
  choosableDays,
  choosableHours,
  choosableMinutes,
  choosableSeconds,
  chosenMoment,
  minChoiceMs,
  momentBounds,
  wholeDays,
  type MomentChoice,
} from './momentChoice.ts';
export { isQuarterHour, quarterHourPattern } from './isQuarterHour.ts';
export { instantInText } from './instantInText.ts';
export { namedRange, type NamedRangeId } from './namedRange.ts';
export {
  daysFrom,
  firstOfMonth,
  firstOfWeek,
  firstOfYear,
  lastOfMonth,
  type Month,
  monthOf,
  plantDayOf,
  plantDayRange,
  shiftDay,
  weekdayOf,
  type PlantDay,
} from './plantDay.ts';
export { steppedDays } from './steppedDays.ts';
export { textInZone } from './textInZone.ts';
export { wallTimes, type WallTime } from './wallTimes.ts';
export { type WeekdayName, weekdays } from './weekdays.ts';
export { zoneOffsetMs } from './zoneOffset.ts';
export { offsetClock } from './offsetClock.ts';
export { type ClosedTimeRange, type TimeRange, timeRangeMs } from './TimeRange.ts';
