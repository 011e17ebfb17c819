export { plantMirror, type PlantMirror } from './plantMirror.ts';
export { socketPlantFeed } from './socketPlantFeed.ts';
