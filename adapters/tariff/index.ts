export { type LoadedTariff, loadTariff } from './loadTariff.ts';
