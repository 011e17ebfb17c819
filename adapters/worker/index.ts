export { workerDayLogParser, type DayLogThread } from './workerDayLogParser.ts';
