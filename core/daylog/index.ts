export { readDayFile, type DayFile } from './readDayFile.ts';
export {
  dayLogProblemCodes,
  maxStoredProblems,
  type DayLog,
  type DayLogHeader,
  type DayLogLines,
  type DayLogProblem,
  type DayLogProblemCode,
} from './DayLog.ts';
export { dayLogDamage, type DayLogDamage } from './dayLogDamage.ts';
export { dayLogHead } from './dayLogHead.ts';
export type { DayLogColumn, DayLogLayout } from './DayLogLayout.ts';
export { dayLogMemory, type DayLogMemory } from './dayLogMemory.ts';
export { dayLogName, dayOfDayLogName, isDayLogName } from './dayLogName.ts';
export { dayLogNoonMs } from './dayLogNoon.ts';
export { dayLogReader, readDayLog, type DayLogReader } from './dayLogReader.ts';
export { dayLogRow } from './dayLogRow.ts';
export { dayLogSeries, type DayLogFacts, type DayLogSeries } from './dayLogSeries.ts';
export { layoutFor } from './layoutFor.ts';
export { layoutInUnits, type DayLogUnits } from './layoutInUnits.ts';
export { dayLogLayouts, latestLayout } from './layouts/dayLogLayouts.ts';
export { mostDayFileBytes, mostDayFiles } from './mostDayFiles.ts';
