export { msPerDay, msPerHour, msPerMinute, msPerSecond, msPerWeek } from './durations.ts';
export { plantDayOf, plantDayRange, shiftDay, type DayRange, type PlantDay } from './plantDay.ts';
export { zoneOffsetMs } from './zoneOffset.ts';
export { textInZone } from './textInZone.ts';
