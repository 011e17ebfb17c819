export { readNamedDayFile, type NamedDayFile } from './read/readNamedDayFile.ts';
export {
  dayFileProblemCodes,
  type DayFile,
  type DayFileHeader,
  type DayFileLines,
  type DayFileProblem,
  type DayFileProblemCode,
  type Known,
} from './DayFile.ts';
export { dayFileDamage, type DayFileDamage } from './read/dayFileDamage.ts';
export { dayFileHead } from './write/dayFileHead.ts';
export { headWithEstimated } from './write/headWithEstimated.ts';
export type { DayFileColumn, DayFileLayout } from './layouts/DayFileLayout.ts';
export { dayFileMemory, type DayFileMemory } from './read/dayFileMemory.ts';
export { dayFileName, dayFileNoonMs, dayOfDayFileName, isDayFileName } from './dayFileName.ts';
export { dayFileReader, readDayFile, type DayFileReader } from './read/dayFileReader.ts';
export { dayFileRow } from './write/dayFileRow.ts';
export { dayFileSeries, type DayFileFacts, type DayFileSeries } from './read/dayFileSeries.ts';
export { layoutInUnits, type DayFileUnits } from './layouts/layoutInUnits.ts';
export { dayFileLayouts, latestLayout } from './layouts/dayFileLayouts.ts';
export { maxDayFileBytes, maxDayFiles, maxLoadedFiles } from './dayFileLimits.ts';
export { headerValue } from './read/headerBlock.ts';
export { problemList } from './read/problemList.ts';
export { lineSplitter, maxLineBytes } from './text/lineSplitter.ts';
export { numberWriter } from './text/numberText.ts';
export { timeReader, timeWriter } from './text/timeText.ts';
export { asciiText, utf8Text } from './text/utf8.ts';
