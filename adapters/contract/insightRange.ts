import * as z from 'zod/mini';
import type { TimeRange } from '../../core/time/index.ts';
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

export const insightRangeOf = ({ from, until }: WireRange): TimeRange => ({ fromMs: from, untilMs: until });

/** The query that asks for it. */
export const insightQuery = ({ fromMs, untilMs }: TimeRange, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ from: String(fromMs), until: String(untilMs), ...more }).toString()}`;
