import {
  type DayBounds,
  type DayRangeChoice,
  isDayChoice,
  namedRange,
  type NamedRangeId,
  type PlantDay,
} from '../../../core/time/index.ts';

/** Ranges that people ask for by name, in the order of their buttons. */
export const quickRangeIds = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth'] as const satisfies readonly NamedRangeId[];
export type QuickRangeId = (typeof quickRangeIds)[number];

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
  return withinBounds(namedRange(id, today), bounds);
}
