import * as z from 'zod/mini';
import { isPlantDay, quarterHourPattern, weekdays } from '../../core/time/index.ts';

const optional = z.exactOptional;

export const day = z.string().check(z.refine(isPlantDay));
export const weekdayList = z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(weekdays.length));
const time = z.string().check(z.regex(quarterHourPattern));
const nameLength = 60;
export const name = z.string().check(z.minLength(1), z.maxLength(nameLength));
const rate = { name, perKWh: z.number() };

const window = z.strictObject({
  ...rate,
  days: weekdayList,
  from: time,
  until: time,
  months: optional(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1), z.maxLength(12))),
});
const maxWindows = 100;
const maxHolidays = 1000;

const since = { since: day };
const demand = {
  demand: optional(z.strictObject({ perKW: z.number().check(z.gte(0)), per: z.enum(['month', 'year']) })),
};
const flat = { kind: z.literal('flat'), perKWh: z.number() };
const calendar = {
  kind: z.literal('calendar'),
  windows: z.array(window).check(z.maxLength(maxWindows)),
  otherwise: z.strictObject(rate),
  holidays: optional(z.array(day).check(z.maxLength(maxHolidays))),
};
const longestSeriesName = 250;
export const seriesName = z.string().check(z.minLength(1), z.maxLength(longestSeriesName));
const series = { kind: z.literal('series'), series: seriesName };

const kinds = <const More extends z.core.$ZodShape>(more: More) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ ...since, ...flat, ...more }),
    z.strictObject({ ...since, ...calendar, ...more }),
    z.strictObject({ ...since, ...series, ...more }),
  ]);

/** What a kWh costs, and a peak, from a day of the plant on. */
export const tariffSchema = kinds(demand);
/** What a kWh emits, in kg. */
export const emissionSchema = kinds({});

/** A file of tariffs. */
export const tariffFileSchema = z.strictObject({
  prices: z.array(tariffSchema).check(z.minLength(1)),
  co2: optional(z.array(emissionSchema).check(z.minLength(1))),
});
export type TariffFile = z.infer<typeof tariffFileSchema>;
