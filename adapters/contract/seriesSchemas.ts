import * as z from 'zod/mini';
import { longestSeriesName, maxSentQuarters, seriesOverlaps } from '../../core/tariff/index.ts';
import { calendarSpan } from '../../core/time/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSeriesName));
const begin = z.int().check(z.gte(calendarSpan.fromMs), z.lt(calendarSpan.untilMs), z.multipleOf(quarterHourMs));

const series = z.object({ name: z.string(), from_ms: z.number(), until_ms: z.number(), quarters: z.number() });
export type WireSeries = z.infer<typeof series>;

export const seriesResponse = z.array(series);
export const saveSeriesRequest = z.object({
  name,
  from_ms: begin,
  prices: z.array(z.nullable(z.number())).check(z.minLength(1), z.maxLength(maxSentQuarters)),
  overlap: z.enum(seriesOverlaps),
});
export type WireSeriesRequest = z.infer<typeof saveSeriesRequest>;
export const removeSeriesRequest = z.object({ name });
