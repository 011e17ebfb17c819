import * as z from 'zod/mini';
import { calendarSpan, msPerDay } from '../../core/time/index.ts';

/** An instant that calendars have. */
export const instantChecks = [z.gte(calendarSpan.fromMs), z.lte(calendarSpan.untilMs)] as const;

/** What a range of time must be besides, by the names of its ends: not empty, and so many years long at most. */
export function rangeChecksOf<From extends string, Until extends string>(from: From, until: Until, longestYears: number) {
  type Ends = Readonly<Record<From | Until, number>>;
  const at = { path: [until] };
  const longestMs = longestYears * 366 * msPerDay;
  return [
    z.refine<Ends>((ends) => ends[until] > ends[from], { ...at, error: `must be later than ${from}`, abort: true }),
    z.refine<Ends>((ends) => ends[until] - ends[from] <= longestMs, {
      ...at,
      error: `must be at most ${longestYears} years later than ${from}`,
    }),
  ] as const;
}

const instant = z.int().check(...instantChecks);

/** A range of time in milliseconds since 1970, its end not included. */
export const rangeFields = {
  from_ms: instant.check(z.describe('Milliseconds since 1970')),
  until_ms: instant.check(z.describe('Milliseconds since 1970, not included')),
};

export const rangeChecks = rangeChecksOf('from_ms', 'until_ms', 10);
