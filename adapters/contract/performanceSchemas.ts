import * as z from 'zod/mini';
import {
  furtherVariables,
  longestVariableText,
  noPerformanceReasons,
  performanceChecks,
  performanceFigures,
} from '../../core/performance/index.ts';
import { isPlantDay } from '../../core/time/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { findingSchema } from './findingSchemas.ts';

const longestDays = 732;
const dayMs = 86_400_000;
const isDay = z.refine<string>(isPlantDay, { error: 'must be a day such as 2026-03-29' });
const askedDay = (meaning: string) => z.optional(z.string().check(isDay, z.describe(meaning)));

interface AskedDays {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly baseline_first?: string | undefined;
  readonly baseline_last?: string | undefined;
}

const pairs = [
  ['first', 'last'],
  ['baseline_first', 'baseline_last'],
] as const;

const pairChecks = pairs.flatMap(([first, last]) => [
  z.refine<AskedDays>((of) => (of[first] === undefined) === (of[last] === undefined), {
    path: [last],
    error: `must be given with ${first}, and not without it`,
  }),
  z.refine<AskedDays>((of) => (of[first] ?? '') <= (of[last] ?? ''), { path: [last], error: `must not be before ${first}` }),
  z.refine<AskedDays>((of) => (Date.parse(of[last] ?? '') - Date.parse(of[first] ?? '')) / dayMs < longestDays || of[first] === undefined, {
    path: [last],
    error: `must be less than ${longestDays} days after ${first}`,
  }),
]);

/** GET /insight/performance */
export const performanceQuery = z
  .object({
    first: askedDay('First day that is compared, of the plant; without it the days behind the baseline that are over'),
    last: askedDay('Last day that is compared'),
    baseline_first: askedDay('First day of the baseline; without it the one that was set last, or a proposed one'),
    baseline_last: askedDay('Last day of the baseline'),
    with_pressure: z.optional(z.enum(['on', 'off']).check(z.describe('Whether the pressure is taken out as well'))),
  })
  .check(...pairChecks);

const day = z.string().check(z.describe("A day of the plant's zone"));
const days = z.strictObject({ first: day, last: day });
const energy = z.number().check(z.describe('kWh'));
const volume = z.number().check(z.describe('m3 of free air'));
const figure = z.nullable(z.number());
const finding = findingSchema(['baseline'], noPerformanceReasons);
const performanceDay = {
  day,
  hours: z.number(),
  energy_kWh: energy,
  volume_m3: volume,
  cost: figure,
  co2_kg: figure,
  pressure_bar: figure,
  temperature_c: figure,
  production: figure,
};
const check = z.strictObject({ value: figure, limit: figure, kept: z.nullable(z.boolean()) });

export const performanceResponse = z.strictObject({
  baseline_range: days,
  range: days,
  with_pressure: z.boolean(),
  set: z.nullable(plantEntrySchemas.baselines).check(z.describe('The baseline in force, where it is the one that is compared with')),
  volume_of: z.enum(['flow', 'delivery']),
  estimated: z.boolean().check(z.describe('Power was calculated instead of measured, if only in part')),
  provisional: z.boolean().check(z.describe('The baseline is of less than twelve months')),
  days_without_variable: z.int(),
  baseline: z.array(z.strictObject(performanceDay)),
  days: z.array(
    z.strictObject({
      ...performanceDay,
      expected_kWh: energy,
      saving_kWh: energy,
      sum_kWh: energy.check(z.describe('Saved until the end of the day')),
      low_kWh: energy,
      high_kWh: energy,
      extrapolated: z.boolean(),
    }),
  ),
  model: z.nullable(
    z.strictObject({
      coefficients: z.array(
        z.strictObject({
          of: z.enum(['day', 'volume', 'volumeAbove', 'temperature', 'pressure', 'production']),
          value: z.number(),
          standard_error: z.number(),
          t: figure,
        }),
      ),
      change_m3: figure,
      r2: figure,
      cv_rmse: z.number(),
      nmbe: z.number(),
      n: z.int(),
      rho: z.number(),
      line: z.array(z.strictObject({ volume_m3: volume, expected_kWh: energy, low_kWh: energy, high_kWh: energy })),
    }),
  ),
  checks: z.nullable(z.strictObject(recordOf(performanceChecks, () => check))),
  figures: z.strictObject(recordOf(performanceFigures, () => finding)),
  saving_share: figure,
  distinct: z.boolean().check(z.describe('The saving is larger than its own uncertainty')),
  fractional_uncertainty: figure.check(z.describe('As ASHRAE Guideline 14 has it')),
  change: z.nullable(z.strictObject({ since: day, found_on: day, per_day: finding })),
  baselines: z.array(plantEntrySchemas.baselines),
  adjustments: z.array(plantEntrySchemas.adjustments),
  variables: z.array(
    z.strictObject({
      name: z.enum(furtherVariables),
      unit: z.string(),
      days: z.int(),
      first: day,
      last: day,
      imported_ms: z.number(),
      by: z.string(),
    }),
  ),
  exchanges: z.array(z.strictObject({ ...plantEntrySchemas.eras.shape, day })),
  recorded_days: z.int().check(z.describe('Days of both ranges that have a file')),
  summed_days: z.int().check(z.describe('Those of them that are in the answer; the others come when the call is made again later')),
  data_sha256: z.string().check(z.describe('Of the days that are compared')),
});
export type WirePerformance = z.infer<typeof performanceResponse>;

/** POST /insight/performance/variables */
export const importVariablesRequest = z.strictObject({
  text: z.string().check(z.maxLength(longestVariableText), z.describe('time;name;value;unit, a line each')),
  by: z.string().check(z.maxLength(120), z.describe('Who imports it')),
});

/** POST /insight/performance/variables/remove */
export const removeVariableRequest = z.strictObject({ name: z.enum(furtherVariables) });
