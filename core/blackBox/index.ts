export { firstChanges, type BaselineRange, type FirstChange, type FirstChanges } from './firstChanges.ts';
export { windowCsv, type WindowWords } from './windowCsv.ts';
export { isRecorded, windowAround, windowBeforeMs } from './windowAround.ts';
export { windowSeries, type WindowQuantity, type WindowSeries } from './windowSeries.ts';
