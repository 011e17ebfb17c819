import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { machineMethods, noAirReasons, noMachineReasons } from '../../core/machines/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { findingSchema } from './findingSchemas.ts';
import { insightRangeChecks, insightRangeFields } from './insightRange.ts';

/** GET /insight/machines */
export const machinesQuery = z.object(insightRangeFields).check(...insightRangeChecks);

const day = z.string().check(z.describe("A day of the plant's zone"));
const slot = z.int().check(z.gte(1), z.lte(slotCount));
const share = z.number().check(z.describe('Of 1'));
const specificPower = z.nullable(z.number()).check(z.describe('kW/(m3/min)'));
const finding = findingSchema(machineMethods, noMachineReasons);

export const machinesResponse = z.strictObject({
  range: z.strictObject({ from_ms: z.number(), until_ms: z.number().check(z.describe('Not included')) }),
  recorded_days: z.int().check(z.describe('Days of the range that are over and have a file')),
  evaluated_days: z.int().check(z.describe('Those of them that are in the answer; the others come when the call is made again later')),
  price_per_kWh: z.nullable(z.number()).check(z.describe('In the currency, mean of the range; money is energy of a year at this price')),
  machines: z.array(
    z.strictObject({
      slot,
      days: z.int().check(z.describe('Since its last exchange')),
      is_flow_nominal: z.boolean().check(z.describe('Its delivery on load never varies')),
      is_estimated: z.boolean(),
      sheet: z.nullable(plantEntrySchemas.dataSheets),
      specific_power: specificPower,
      load_points: z.array(z.strictObject({ flow_m3min: z.number(), power_kW: z.number(), hours: z.number() })),
      against: z
        .strictObject({
          deviation: finding,
          tolerance: share,
          specific_power: specificPower,
          sheet_specific_power: specificPower,
          no_load: finding,
          no_load_tolerance: share,
        })
        .check(z.describe('Beside its data sheet')),
      drift: z
        .strictObject({
          days: z.array(z.strictObject({ day, ratio: z.number(), on_load_s: z.number(), energy_kWh: z.number() })),
          watched: z.int(),
          change: z.nullable(
            z.strictObject({
              since: day,
              found_on: day,
              size: finding,
              per_year_kWh: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
            }),
          ),
          reason: z.nullable(z.enum(['tooFewDays'])),
        })
        .check(z.describe('Beside its own first 28 days')),
    }),
  ),
  air: z
    .strictObject({
      machines: z.array(
        z.strictObject({
          slot,
          share: findingSchema(['airBalance'], noAirReasons).check(z.describe('Against the median of all')),
          on_load_h: z.number(),
          like_slot: z.nullable(slot),
        }),
      ),
      windows: z.int().check(z.describe('Minutes in which all is known')),
      gap: z.nullable(z.number()).check(z.describe('Flow and what was stored less what is reported as delivered, as a share of it')),
      volume_m3: z.nullable(z.number()),
      condition: z.nullable(z.number()),
    })
    .check(z.describe('What of the delivery that is reported arrives in the network')),
  eras: z.array(plantEntrySchemas.eras),
});
export type WireMachines = z.infer<typeof machinesResponse>;
