import type { DayRangeChoice } from './dayChoice.ts';
import { firstOfMonth, type PlantDay, shiftDay, weekdayOf } from './plantDay.ts';

/** A range of whole days that people ask for by name. */
export type NamedRangeId =
  'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | 'last7Days' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear';

const daysOfWeek = 7;
const monday = (day: PlantDay) => shiftDay(day, -((weekdayOf(day) + daysOfWeek - 1) % daysOfWeek));
const firstOfYear = (day: PlantDay) => `${day.slice(0, 4)}-01-01`;

const namedRanges: Readonly<Record<NamedRangeId, (today: PlantDay) => DayRangeChoice>> = {
  today: (today) => ({ from: today, until: today }),
  yesterday: (today) => ({ from: shiftDay(today, -1), until: shiftDay(today, -1) }),
  thisWeek: (today) => ({ from: monday(today), until: today }),
  lastWeek: (today) => ({ from: shiftDay(monday(today), -daysOfWeek), until: shiftDay(monday(today), -1) }),
  last7Days: (today) => ({ from: shiftDay(today, 1 - daysOfWeek), until: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), until: today }),
  lastMonth: (today) => {
    const until = shiftDay(firstOfMonth(today), -1);
    return { from: firstOfMonth(until), until };
  },
  thisYear: (today) => ({ from: firstOfYear(today), until: today }),
  lastYear: (today) => {
    const until = shiftDay(firstOfYear(today), -1);
    return { from: firstOfYear(until), until };
  },
};

/** A named range of whole days that ends today at the latest; a week begins on Monday. */
export const namedRange = (id: NamedRangeId, today: PlantDay): DayRangeChoice => namedRanges[id](today);
