import { demoPlant } from '../../core/plant/index.ts';
import { type PlantDay, plantDayOf, shiftDay } from '../../core/time/index.ts';

export const plantZone = demoPlant.zone;

/** The plant's day so many days ago. */
export const daysAgo = (days: number): PlantDay => shiftDay(plantDayOf(Date.now(), plantZone), -days);

/** As German pages write it, `TT.MM.JJJJ`. */
export const germanDay = (day: PlantDay): string => day.split('-').reverse().join('.');

/** The keys that enter it where the day comes first. */
export const typedDay = (day: PlantDay): string => germanDay(day).replaceAll('.', '');
