export { workerDayFileParser, type DayFileThread } from './workerDayFileParser.ts';
