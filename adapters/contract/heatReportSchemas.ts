import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { noHeatReasons } from '../../core/heatReport/index.ts';
import { heatCircuits } from '../../core/plantData/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { findingSchema } from './findingSchemas.ts';
import { insightRangeChecks, insightRangeFields, isWholeQuarters, noWholeQuarters } from './insightRange.ts';

/** GET /insight/heat_report */
export const heatReportQuery = z
  .object({
    ...insightRangeFields,
    circuit: z._default(z.enum(heatCircuits), 'oilCirculation').check(z.describe('Where the heat is taken from')),
  })
  .check(...insightRangeChecks, z.refine(isWholeQuarters, noWholeQuarters));
export type HeatReportQuery = z.infer<typeof heatReportQuery>;

const finding = findingSchema(['quarterHours'], noHeatReasons);
const figure = (unit: string) => z.nullable(z.number().check(z.describe(unit)));
const power = figure('kW');

export const heatReportResponse = z.strictObject({
  range: z.strictObject({ from_ms: z.number(), until_ms: z.number().check(z.describe('Not included')) }),
  circuit: z.enum(heatCircuits),
  machines: z.array(z.int().check(z.gte(1), z.lte(slotCount))).check(z.describe('Compressors with a power')),
  energy: finding,
  heat: finding,
  greatest_power: finding,
  available: finding,
  available_h_per_day: figure('h with heat, of a day with heat'),
  on_weekends: z.boolean().check(z.describe('Whether there was heat on Saturdays or Sundays')),
  months: z.array(
    z.strictObject({
      month: z.int().check(z.gte(1), z.lte(12)),
      heat_kWh: figure('kWh, scaled up by the time that is known'),
      available_days: z.int(),
      available_h: figure('h'),
      power_while_available_kW: power,
      mean_power_kW: power,
      coverage: z.number(),
    }),
  ),
  faint_heat_kWh: z.number().check(z.describe('Of quarter hours with less than a twentieth of the greatest power; not in the others')),
  duration: z.array(z.number()).check(z.describe('kW, the highest quarter hour first, at even shares of the known time')),
  by_hour: z.array(z.array(power)).check(z.describe('Mean of each hour of the clock, in each month from January on')),
  source: z.nullable(plantEntrySchemas.heat).check(z.describe('As it was entered and held at the end of the range')),
  data_sha256: z.string().check(z.describe('Of the energies of the quarter hours')),
});
export type WireHeatReport = z.infer<typeof heatReportResponse>;
