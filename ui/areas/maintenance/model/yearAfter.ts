import { plantDayOf } from '../../../../core/time/index.ts';

/** So many years ahead, running hours of a few days say no date. */
const years = 5;

const yearOf = (atMs: number, zone: string) => Number.parseInt(plantDayOf(atMs, zone), 10);

/** The last year that dates are reported in, for a date after it; undefined for an earlier date, and while now is not known. */
export function yearAfter(expectedMs: number, nowMs: number, zone: string): number | undefined {
  if (!Number.isFinite(nowMs)) return undefined;
  const last = yearOf(nowMs, zone) + years;
  return yearOf(expectedMs, zone) > last ? last : undefined;
}
