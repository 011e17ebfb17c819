import { demoPlant } from '../../core/plant/index.ts';
import { type PlantDay, plantDayOf, shiftDay } from '../../core/time/index.ts';

export const plantZone = demoPlant.zone;

/** The plant's day so many days ago. */
export const daysAgo = (days: number): PlantDay => shiftDay(plantDayOf(Date.now(), plantZone), -days);

/** Does what the plant's day has to stay the same for, and does it again where midnight came meanwhile. */
export async function onOneDay(work: (today: PlantDay) => Promise<void>): Promise<void> {
  const today = daysAgo(0);
  try {
    await work(today);
  } catch (problem) {
    const now = daysAgo(0);
    if (now === today) throw problem;
    await work(now);
  }
}

/** As German pages write it, `TT.MM.JJJJ`. */
export const germanDay = (day: PlantDay): string => day.split('-').reverse().join('.');

/** The keys that enter it where the day comes first. */
export const typedDay = (day: PlantDay): string => germanDay(day).replaceAll('.', '');
