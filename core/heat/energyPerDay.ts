import { amountOf, type Figure, ratioOf } from '../figures/index.ts';
import { msPerDay } from '../time/index.ts';

/**
 * Mean energy of 24 hours over a timespan, kWh.
 * Undefined when the energy is missing or negative, or the timespan is empty, reversed or not finite.
 */
export function energyPerDayKWh(energyKWh: Figure, fromMs: number, untilMs: number): Figure {
  return untilMs - fromMs < Infinity ? ratioOf(amountOf(energyKWh), (untilMs - fromMs) / msPerDay) : undefined;
}
