export { consoleLog } from './consoleLog.ts';
