import * as z from 'zod/mini';
import type { TimeRange } from '../../core/time/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { instantChecks, rangeChecksOf } from './rangeSchema.ts';

/** A moment as the text of a query. */
export const queryInstant = z.coerce.number().check(z.int(), ...instantChecks);

/** The range that an insight is of, in the query of its address. */
export const insightRangeFields = {
  from: queryInstant.check(z.describe('Milliseconds since 1970')),
  until: queryInstant.check(z.describe('Milliseconds since 1970, not included')),
};

interface WireRange {
  readonly from: number;
  readonly until: number;
}

/** What the range must be besides. */
export const insightRangeChecks = rangeChecksOf('from', 'until', 2);

/** For `refine`: of sums that are kept by the quarter hour. */
export const isWholeQuarters = ({ from, until }: WireRange): boolean => from % quarterHourMs === 0 && until % quarterHourMs === 0;
export const noWholeQuarters = { error: 'must be whole quarter hours' };

export const insightRangeOf = ({ from, until }: WireRange): TimeRange => ({ fromMs: from, untilMs: until });

/** The query that asks for it. */
export const insightQuery = ({ fromMs, untilMs }: TimeRange, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ from: String(fromMs), until: String(untilMs), ...more }).toString()}`;
