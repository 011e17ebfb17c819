import * as z from 'zod/mini';
import { isPlantDay } from '../../core/time/index.ts';

const optional = z.exactOptional;

/** In the order of `weekdayOf`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const day = z.string().check(z.refine(isPlantDay));
const quarterHour = /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/;
const time = z.string().check(z.regex(quarterHour));
const name = z.string().check(z.minLength(1), z.maxLength(60));
const rate = { name, perKWh: z.number() };

const window = z.strictObject({
  ...rate,
  days: z.array(z.enum(weekdays)).check(z.minLength(1)),
  from: time,
  until: time,
  months: optional(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1))),
});

const since = { since: day };
const demand = {
  demand: optional(z.strictObject({ perKW: z.number().check(z.gte(0)), per: z.enum(['month', 'year']) })),
};
const flat = { kind: z.literal('flat'), perKWh: z.number() };
const calendar = {
  kind: z.literal('calendar'),
  windows: z.array(window),
  otherwise: z.strictObject(rate),
  holidays: optional(z.array(day)),
};
const series = { kind: z.literal('series'), file: z.string().check(z.minLength(1)) };

const kinds = <const More extends z.core.$ZodShape>(more: More) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ ...since, ...flat, ...more }),
    z.strictObject({ ...since, ...calendar, ...more }),
    z.strictObject({ ...since, ...series, ...more }),
  ]);

/** A file of tariffs: prices, and kg of CO2, from days of the plant on. */
export const tariffSchema = z.strictObject({
  prices: z.array(kinds(demand)).check(z.minLength(1)),
  co2: optional(z.array(kinds({})).check(z.minLength(1))),
});
export type TariffFile = z.infer<typeof tariffSchema>;
/** Rates from a day on, as a file has them. */
export type TariffFileEntry = TariffFile['prices'][number];
