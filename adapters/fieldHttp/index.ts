export { elektronikonDoor } from './elektronikonDoor.ts';
export { sigmaAirManager4Door } from './sigmaAirManager4Door.ts';
export { sigmaControl2Door } from './sigmaControl2Door.ts';
