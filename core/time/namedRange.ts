import type { DayRangeChoice } from './dayChoice.ts';
import { firstOfMonth, firstOfWeek, firstOfYear, type PlantDay, shiftDay } from './plantDay.ts';

/** A range of whole days that people ask for by name. */
export type NamedRangeId =
  'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | 'last7Days' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear';

const daysOfWeek = 7;

const namedRanges: Readonly<Record<NamedRangeId, (today: PlantDay) => DayRangeChoice>> = {
  today: (today) => ({ from: today, until: today }),
  yesterday: (today) => ({ from: shiftDay(today, -1), until: shiftDay(today, -1) }),
  thisWeek: (today) => ({ from: firstOfWeek(today), until: today }),
  lastWeek: (today) => ({ from: shiftDay(firstOfWeek(today), -daysOfWeek), until: shiftDay(firstOfWeek(today), -1) }),
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
