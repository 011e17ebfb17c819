export { loadDataSheets } from './loadDataSheets.ts';
export type { Entered } from './loadEntered.ts';
export { type HeatFormFile, loadHeatForm } from './loadHeatForm.ts';
export { loadMeasures } from './loadMeasures.ts';
