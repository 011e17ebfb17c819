export { cutSpans } from './cutSpans.ts';
export type { DayRecord, SampleSums } from './DayRecord.ts';
export { daySums, type DaySums } from './daySums.ts';
export { joinedRecords, noRecords, pooledRecords } from './joinedRecords.ts';
export { possibleSpan } from './possibleSpan.ts';
export type { QuarterRecords } from './QuarterRecords.ts';
export { joinedRows, tableOf } from './rowTables.ts';
export { partTaken, seamOf, sumsJoiner, type SumsJoiner, tailOf } from './sumsJoiner.ts';
