import * as z from 'zod/mini';
import { noEnergyReasons } from '../../../../core/fleet/index.ts';
import { amountSchema, figure, labelFields, share, totalsSchema } from './amountSchema.ts';

const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), z.describe('YYYY-MM'));
const amount = amountSchema(noEnergyReasons);
const totals = totalsSchema(noEnergyReasons);
const level = z.number().check(z.describe('Delivered per what the machines could deliver, 0..1'));

/** GET /fleet/api/energy */
export const fleetEnergyQuery = z.object({ month: z.optional(month), format: z.optional(z.enum(['json', 'csv'])) });

export const fleetEnergyResponse = z.strictObject({
  month,
  stations: z
    .array(
      z.strictObject({
        ...labelFields,
        currency: z.string(),
        days: z.int().check(z.describe('Of the month that are there')),
        coverage: share,
        energy_kWh: amount,
        volume_m3: figure,
        kWh_per_m3: amount,
        kWh_per_m3_at_7_bar: amount,
        load_level: z.nullable(level),
        on_load_kWh_per_m3: figure.check(z.describe('At 7 bar')),
        no_load_share: figure.check(z.describe('Of the energy, 0..1')),
        like: z
          .nullable(
            z.strictObject({
              from_level: level,
              until_level: level,
              station_months: z.int(),
              stations: z.int(),
              kWh_per_m3: z
                .nullable(z.strictObject({ value: z.number(), low: z.number(), high: z.number() }))
                .check(z.describe('Median at 7 bar; null with fewer than 20 station-months')),
            }),
          )
          .check(z.describe('Months of stations of the whole fleet in the same tenth of the load level')),
        deviation: amount.check(z.describe('0.1 is 10 % more than the median')),
        avoidable_kWh: amount,
        cost: amount,
        avoidable_cost: amount,
      }),
    )
    .check(z.describe('Most avoidable energy first')),
  cost: totals,
  avoidable_cost: totals,
  months: z
    .array(z.strictObject({ month, stations: z.int(), coverage: share, energy_kWh: amount, kWh_per_m3: amount }))
    .check(z.describe('The last 13, oldest first')),
});
export type WireFleetEnergy = z.infer<typeof fleetEnergyResponse>;
