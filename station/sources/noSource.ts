import type { PlantSource } from '../../core/ports/index.ts';

/** A station without a plant: no sample ever comes. */
export const noSource: PlantSource = { start: () => undefined, stop: () => undefined };
