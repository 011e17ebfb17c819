import type { DayRangeChoice } from '../../core/time/index.ts';

const chart = (series: readonly string[], time: string) =>
  `/analysis/graphics?${series.length > 0 ? `series=${series.join('.')}&` : ''}${time}`;

/** The chart of a moment's range in ms; `series` are ids of its lines, those that it begins with when there are none. */
export const trendPath = (fromMs: number, untilMs: number, series: readonly string[] = []) =>
  chart(series, `x=${Math.round(fromMs)}-${Math.round(untilMs)}`);

/** Likewise of whole days of the plant. */
export const trendDaysPath = ({ from, until }: DayRangeChoice, series: readonly string[]) => chart(series, `from=${from}&until=${until}`);
