import { type DayRangeChoice, isPlantDay, type PlantDay } from '../../../core/time/index.ts';

/** The range of days that an address asks for: `?from=2026-11-14&until=2026-11-20`; undefined when it asks for none, or for one that is no range of past days. */
export function rangeFromQuery(query: URLSearchParams, today: PlantDay): DayRangeChoice | undefined {
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  return isPlantDay(from) && isPlantDay(until) && from <= until && until <= today ? { from, until } : undefined;
}

/** The query with another range of days; the rest of it stays. */
export function rangeToQuery(query: URLSearchParams, { from, until }: DayRangeChoice): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('from', from);
  changed.set('until', until);
  return changed;
}

/** Only the range of days of a query, for another address; empty when there is none. */
export function rangeQueryOf(search: string): string {
  const query = new URLSearchParams(search);
  const range = new URLSearchParams([...query].filter(([name]) => name === 'from' || name === 'until'));
  return range.size === 0 ? '' : `?${range}`;
}
