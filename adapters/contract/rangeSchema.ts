import * as z from 'zod/mini';
import { calendarSpan, msPerDay } from '../../core/time/index.ts';

const longestYears = 10;
const longestMs = longestYears * 366 * msPerDay;

const instant = z.int().check(z.gte(calendarSpan.fromMs), z.lte(calendarSpan.untilMs));

/** A range of time in milliseconds since 1970, its end not included. */
export const rangeFields = {
  from_ms: instant.check(z.describe('Milliseconds since 1970')),
  until_ms: instant.check(z.describe('Milliseconds since 1970, not included')),
};

interface WireRange {
  readonly from_ms: number;
  readonly until_ms: number;
}

const at = { path: ['until_ms'] };

/** What a range of time must be besides. */
export const rangeChecks = [
  z.refine<WireRange>(({ from_ms, until_ms }) => until_ms > from_ms, { ...at, error: 'must be later than from_ms', abort: true }),
  z.refine<WireRange>(({ from_ms, until_ms }) => until_ms - from_ms <= longestMs, {
    ...at,
    error: `must be at most ${longestYears} years later than from_ms`,
  }),
] as const;
