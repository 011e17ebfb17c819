import { type DayBounds, type DayRangeChoice, firstOfMonth, isDayChoice, type PlantDay, shiftDay } from '../../../core/time/index.ts';

/** Ranges that people ask for by name, in the order of their buttons. */
export const quickRangeIds = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth'] as const;
export type QuickRangeId = (typeof quickRangeIds)[number];

const wholeRanges: Readonly<Record<QuickRangeId, (today: PlantDay) => DayRangeChoice>> = {
  today: (today) => ({ from: today, until: today }),
  yesterday: (today) => ({ from: shiftDay(today, -1), until: shiftDay(today, -1) }),
  last7Days: (today) => ({ from: shiftDay(today, -6), until: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), until: today }),
  lastMonth: (today) => {
    const until = shiftDay(firstOfMonth(today), -1);
    return { from: firstOfMonth(until), until };
  },
};

/** The part of a range from its first to its last day that can be chosen; undefined when there is none. */
export function withinBounds({ from, until }: DayRangeChoice, bounds: DayBounds): DayRangeChoice | undefined {
  const end = until < bounds.lastDay ? until : bounds.lastDay;
  if (bounds.available === undefined) return from <= end ? { from, until: end } : undefined;
  const days = [...bounds.available].filter((day) => day >= from && day <= end).sort();
  const choice = { from: days[0], until: days.at(-1) };
  return isDayChoice(choice, bounds) ? choice : undefined;
}

/** A named range as far as it can be chosen; undefined when none of its days can. */
export function quickRange(id: QuickRangeId, today: PlantDay, bounds: DayBounds): DayRangeChoice | undefined {
  return withinBounds(wholeRanges[id](today), bounds);
}
