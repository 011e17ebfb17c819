import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { costPeriods, noCostReasons } from '../../core/cost/index.ts';
import { findingSchema } from './findingSchemas.ts';
import { insightRangeChecks, insightRangeFields, isWholeQuarters, noWholeQuarters } from './insightRange.ts';

/** GET /insight/cost */
export const costQuery = z
  .object({
    ...insightRangeFields,
    every: z._default(z.enum(costPeriods), 'day').check(z.describe('Periods that energies are added up by')),
  })
  .check(...insightRangeChecks, z.refine(isWholeQuarters, noWholeQuarters));
export type CostQuery = z.infer<typeof costQuery>;

const figure = (unit: string) => z.nullable(z.number().check(z.describe(unit)));
const [energy, money, power] = [figure('kWh'), figure('In the currency'), figure('kW')];
const finding = findingSchema(['quarterHours'], noCostReasons);
const slots = z.array(z.int().check(z.gte(1), z.lte(slotCount)));

export const costResponse = z.strictObject({
  range: z.strictObject({ from_ms: z.number(), until_ms: z.number().check(z.describe('Not included')) }),
  energy: finding,
  cost: finding,
  cost_no_load: finding,
  mean_price: finding,
  co2: finding,
  peak: finding,
  peak_without_no_load: finding,
  demand_cost: finding,
  by_rate: z.array(
    z.strictObject({
      kind: z.enum(['rate', 'series', 'none']),
      name: z.string(),
      per_kWh: money,
      energy_kWh: energy,
      energy_no_load_kWh: energy,
      cost: money,
      cost_no_load: money,
    }),
  ),
  periods: z.array(
    z.strictObject({
      first_day: z.string(),
      energy_kWh: energy,
      cost: money,
      cost_by_rate: z.array(money).check(z.describe('Its parts, one for each of `by_rate`')),
      co2_kg: figure('kg'),
      peak_kW: power,
      coverage: z.number().check(z.describe('Share of its time with power, 0..1')),
    }),
  ),
  price_fourths: z
    .array(
      z.strictObject({
        min_per_kWh: z.number(),
        max_per_kWh: z.number(),
        energy_kWh: energy,
        energy_no_load_kWh: energy,
        cost: money,
        mean_per_kWh: money,
      }),
    )
    .check(z.describe('The time that has a price in four equal parts, the cheapest first; none where there is one price')),
  peaks: z.array(
    z.strictObject({
      from_ms: z.number(),
      power_kW: z.number(),
      no_load_kW: z.number(),
      running: slots,
      started: slots,
      site_kW: power.check(z.describe('Of the whole site, kW')),
    }),
  ),
  site_peak: z
    .nullable(
      z.strictObject({
        from_ms: z.number(),
        site_kW: z.number(),
        station_kW: power,
        coverage: z.number().check(z.describe("Share of the range that the site's meter has, 0..1")),
      }),
    )
    .check(z.describe('The highest quarter hour of the whole site, where its meter is known')),
  loads: z
    .array(z.strictObject({ from_ms: z.number(), power_kW: power, per_kWh: money }))
    .check(z.describe('Quarter hours of a range of eight days or less')),
  target_kWh: energy.check(z.describe('What of the target falls to the range')),
});
export type WireCost = z.infer<typeof costResponse>;
