import { firstOfMonth, firstOfWeek, firstOfYear, type PlantDay } from '../time/index.ts';

/** What energies are added up by. */
export const costPeriods = ['day', 'week', 'month', 'year'] as const;
export type CostPeriod = (typeof costPeriods)[number];

/** The first day of the period that a day lies in. */
export const firstDayOf: Readonly<Record<CostPeriod, (day: PlantDay) => PlantDay>> = {
  day: (day) => day,
  week: firstOfWeek,
  month: firstOfMonth,
  year: firstOfYear,
};
