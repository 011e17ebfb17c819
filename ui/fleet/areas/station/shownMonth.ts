import { type DayRangeChoice, lastOfMonth, type Month } from '../../../../core/time/index.ts';

export interface ShownMonth {
  readonly month: Month;
  readonly days: DayRangeChoice;
}

/** The month that the address asks for, where it is one of those that there are, else the newest; undefined without any. */
export function shownMonth(months: readonly { readonly month: Month }[], asked: string): ShownMonth | undefined {
  const month = (months.find((each) => each.month === asked) ?? months.at(-1))?.month;
  if (month === undefined) return undefined;
  const from = `${month}-01`;
  return { month, days: { from, until: lastOfMonth(from) } };
}
