import { pressureStepBar } from './ReplayPlant.ts';

const highestBar = 20;
const placesPerBar = Math.round(1 / pressureStepBar);

/** Up to 20 bar gauge. */
export const pressurePlaces = highestBar * placesPerBar;

/** Where a pressure is counted. */
export const pressurePlace = (bar: number): number =>
  bar > 0 ? (bar < highestBar ? Math.trunc(bar * placesPerBar) : pressurePlaces - 1) : 0;
