import * as z from 'zod/mini';
import { coverageSchema } from './coverageSchema.ts';
import { estimatedFields } from './estimatedFields.ts';
import { shortFields } from './shortFields.ts';

const energy = z.nullable(z.number().check(z.describe('kWh')));
const volume = z.nullable(z.number().check(z.describe('m3')));

const machine = z.strictObject({
  energy_offload: energy,
  energy_onload: energy,
  total_volume: volume,
  leaked_volume: volume,
  estimated: estimatedFields,
  coverage: z.optional(coverageSchema),
});
export type WireMachineAir = z.infer<typeof machine>;

/** What is known of each compressor's energy and air since the last reset; times in seconds since 1970. */
export const thinkGreenMessage = z.strictObject({
  time_of_first_update: z.nullable(z.number()),
  time_of_last_update: z.nullable(z.number()),
  leak_origin: z
    .nullable(z.enum(['upper_bound', 'estimate', 'entered']))
    .check(z.describe('Where the leaked volumes come from: an upper bound holds what is used at night too')),
  short_of: shortFields,
  compressors: z.record(z.string(), machine).check(z.describe('By cindex')),
});
export type WireThinkGreen = z.infer<typeof thinkGreenMessage>;
