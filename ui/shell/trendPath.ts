/** The chart of a moment's range in ms; `series` are ids of its lines, those that it begins with when there are none. */
export const trendPath = (fromMs: number, untilMs: number, series: readonly string[] = []) =>
  `/analysis/graphics?${series.length > 0 ? `series=${series.join('.')}&` : ''}x=${Math.round(fromMs)}-${Math.round(untilMs)}`;
