export { firstChanges, type BaselineRange, type FirstChange, type FirstChanges } from './firstChanges.ts';
export { windowSeries, type WindowQuantity, type WindowSeries } from './windowSeries.ts';
