export { loadSeries } from './loadSeries.ts';
export { type LoadedTariff, loadTariff } from './loadTariff.ts';
