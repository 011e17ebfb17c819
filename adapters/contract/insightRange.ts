import * as z from 'zod/mini';
import { calendarSpan, msPerDay, type TimeRange } from '../../core/time/index.ts';

const longestYears = 2;
const longestMs = longestYears * 366 * msPerDay;

/** As the text of a query. */
const instant = z.coerce.number().check(z.int(), z.gte(calendarSpan.fromMs), z.lte(calendarSpan.untilMs));

/** The range that an insight is of, in the query of its address. */
export const insightRangeFields = {
  from: instant.check(z.describe('Milliseconds since 1970')),
  until: instant.check(z.describe('Milliseconds since 1970, not included')),
};

interface WireRange {
  readonly from: number;
  readonly until: number;
}

const at = { path: ['until'] };

/** What the range must be besides. */
export const insightRangeChecks = [
  z.refine<WireRange>(({ from, until }) => until > from, { ...at, error: 'must be later than from', abort: true }),
  z.refine<WireRange>(({ from, until }) => until - from <= longestMs, {
    ...at,
    error: `must be at most ${longestYears} years later than from`,
  }),
] as const;

export const insightRangeOf = ({ from, until }: WireRange): TimeRange => ({ fromMs: from, untilMs: until });

/** The query that asks for it. */
export const insightQuery = ({ fromMs, untilMs }: TimeRange, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ from: String(fromMs), until: String(untilMs), ...more }).toString()}`;
