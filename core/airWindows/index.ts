export { addedAirSums, airPlaces, airProduct, airSums, type AirSums, noAirSums } from './airSums.ts';
export { type PlantRows, plantRows, type RowRun, rowRuns } from './steadyRows.ts';
