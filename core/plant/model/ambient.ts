import { hash01 } from '../../estimate/index.ts';
import { noiseStream } from '../noise.ts';
import type { AmbientConfig } from './PlantConfig.ts';
import { localDay, localHour } from '../plantClock.ts';
import type { PlantClock } from '../plantClock.ts';

const { abs, cos } = Math;

const warmest = 15;
/** The warmth of the afternoon lies within this many hours around the warmest. */
const bumpHalfWidthH = 6;

/** Temperature of the machine room in degC by day, hour and chance of a hot day. */
export function ambientDegC(config: AmbientConfig, seed: number, atMs: number, clock: PlantClock): number {
  const hoursFromWarmest = localHour(atMs, clock) - warmest;
  const bump = abs(hoursFromWarmest) < bumpHalfWidthH ? cos((hoursFromWarmest * Math.PI) / (2 * bumpHalfWidthH)) ** 2 : 0;
  const hot = hash01(seed, noiseStream.hotDay, localDay(atMs, clock)) < config.hotDayChance;
  return config.meanDegC + config.swingK * cos((hoursFromWarmest * Math.PI) / 12) + bump * (hot ? config.hotBumpK : config.mildBumpK);
}
