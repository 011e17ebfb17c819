import * as z from 'zod/mini';
import { calendarTypeIds, noDayTypesReasons, type ProfileSeries, profileSeries } from '../../core/loadProfile/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { estimatedChannels } from './estimatedFields.ts';
import { insightRangeChecks, insightRangeFields } from './insightRange.ts';

/** GET /insight/profile */
export const profileQuery = z
  .object({
    ...insightRangeFields,
    of: z._default(z.enum(keysOf<ProfileSeries>(profileSeries)), 'flow').check(z.describe('What the profile is of')),
  })
  .check(...insightRangeChecks);
export type ProfileQuery = z.infer<typeof profileQuery>;

const hours = z
  .array(z.nullable(z.number()))
  .check(z.describe('Mean of each hour of the clock, 24 of them; null where less than half is known'));
const day = z.string().check(z.describe("A day of the plant's zone, YYYY-MM-DD"));
const share = z.nullable(
  z.object({ least: z.number(), most: z.number() }).check(z.describe('Share of the known time, 0..1: at least and at most')),
);
const bar = z.number().check(z.describe('bar'));

const part = z.nullable(z.number()).check(z.describe('Share of the known time, 0..1; null without the limit'));
const classes = z
  .object({
    from_bar: bar,
    step_bar: bar,
    shares: z.array(z.number()).check(z.describe('Of the known time, 0..1, ascending by pressure')),
    beneath: z.number(),
    beyond: z.number(),
  })
  .check(z.describe('Shares of the time by pressure in classes of one width, and what is below the first and above the last'));
const lowTimes = z.array(
  z.object({
    from_ms: z.number(),
    until_ms: z.number(),
    min: bar,
    bar_per_min: z.optional(z.number()).check(z.describe('Its fastest fall, that into it included; of values every 10 s alone')),
    ran: z.array(z.int()).check(z.describe('Machines that were on load at some time in it, 1..10')),
  }),
);

export const profileResponse = z.object({
  of: z.enum(keysOf<ProfileSeries>(profileSeries)).check(z.describe('In m3/min, kW, kW/(m3/min), shares of 1, bar')),
  recorded_days: z.int().check(z.describe('Days of the range that were recorded')),
  summed_days: z.int().check(z.describe('Those of them that are in the answer; the others come when the call is made again later')),
  rated: z
    .array(z.object({ slot: z.int(), flow_m3min: z.number() }))
    .check(z.describe('Rated flows of the data sheets in the settings, the largest first')),
  days: z.array(z.object({ day, means: hours })).check(z.describe('Heat map: days with a value, ascending')),
  duration: z.object({
    hours: z.number().check(z.describe('Known time')),
    area: z.number().check(z.describe('What lies below the curve, value x hours')),
    points: z.array(z.number()).check(z.describe('What was reached or passed, at even shares of the known time from 0 to 1')),
  }),
  types: z.object({
    reason: z.nullable(z.enum(noDayTypesReasons)).check(z.describe('Why there are none')),
    days: z.int().check(z.describe('Days that were looked at')),
    silhouette: z.nullable(z.number()).check(z.describe('How well they are apart, 0..1')),
    types: z.array(
      z.object({
        days: z.array(day),
        weekdays: z.array(z.int()).check(z.describe('Mostly of this type: 0 Sunday .. 6 Saturday')),
        mean: z.number(),
        hours: z.array(z.number()),
        low: z.array(z.number()).check(z.describe('5 % of its days are below, in each hour')),
        high: z.array(z.number()),
      }),
    ),
    unusual: z.array(day).check(z.describe('Days that fit none')),
  }),
  type_names: z.array(z.nullable(z.string())).check(z.describe('That people gave to the types above')),
  calendar: z.array(z.object({ id: z.enum(calendarTypeIds), days: z.int(), hours })),
  seconds: z.nullable(
    z
      .object({
        days: z.int(),
        hours: z.number(),
        p1: bar,
        p50: bar,
        p99: bar,
        classes,
        below: part,
        above: part,
        inside: part,
        fastest_fall: z.nullable(z.object({ at_ms: z.number(), bar_per_min: z.number() })),
        events_count: z.int(),
        events: lowTimes.check(z.describe('The longest 200 of them')),
      })
      .check(z.describe('The pressure every 10 s, of days that are over; null where none has it')),
  ),
  estimated: estimatedChannels,
  pressure: z.nullable(
    z.object({
      low_bar: z.nullable(bar),
      high_bar: z.nullable(bar),
      hours: z.number(),
      p1: bar,
      p50: bar,
      p99: bar,
      classes,
      min: bar,
      max: bar,
      below: share,
      above: share,
      inside: share,
      events: lowTimes,
    }),
  ),
});
export type WireProfile = z.infer<typeof profileResponse>;
