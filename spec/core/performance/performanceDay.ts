import type { PerformanceDay } from '../../../core/performance/index.ts';
import { type PlantDay, shiftDay } from '../../../core/time/index.ts';

export const firstDay: PlantDay = '2026-01-05';

/** A whole day so many days after the first one. */
export const dayAfter = (number: number, volumeM3: number, energyKWh: number, more: Partial<PerformanceDay> = {}): PerformanceDay => ({
  day: shiftDay(firstDay, number),
  hours: 24,
  energyKWh,
  volumeM3,
  ...more,
});

/** Of two numbers drawn evenly from 0 to 1, one of the normal distribution (Box and Muller). */
export const normal = (a: number, b: number): number => Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);
