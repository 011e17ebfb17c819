import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { estimatedFields } from './estimatedFields.ts';
import { rangeChecks, rangeFields } from './rangeSchema.ts';
import { shortFields } from './shortFields.ts';

/** The controller's names of the four daily statistics. */
export const statisticTypes = ['last_leerlauf', 'motorstarts', 'spezifische_leistungsaufnahme', 'energieverbrauch'] as const;

const type = z.enum(statisticTypes, { error: `must be one of ${statisticTypes.join(', ')}` });

/** POST /daily_statistics/get_stat */
export const statisticsRequest = z.object({ type, ...rangeFields }).check(...rangeChecks);
export type StatisticsRequest = z.infer<typeof statisticsRequest>;

const number = z.nullable(z.number());

const cindex = z.int().check(z.gte(-1), z.lte(slotCount)).check(z.describe('A compressor, 1..10, or -1 for the plant'));

/** All that was counted, beside what the statistic is named after. */
const counts = z.strictObject({
  load_s: number,
  no_load_s: number,
  motor_starts: number,
  energy_kWh: number,
  energy_load_kWh: number,
  volume_m3: number,
  range_s: z.number().check(z.describe('Time counted; of the plant that of all its machines together')),
  known_s: z.number().check(z.describe('Part of range_s in which the state was known')),
  estimated: estimatedFields,
  short_of: shortFields,
});
export type WireCounts = z.infer<typeof counts>;

const record = <Fields extends Readonly<Record<string, typeof number>>>(fields: Fields) => z.strictObject({ cindex, ...fields, counts });

/** By type what a record holds: times in s, energy in kWh, energy per delivered volume in kWh/m3. */
const records = {
  last_leerlauf: record({ lastlauf_s: number, leerlauf_s: number }),
  motorstarts: record({ motorstarts: number }),
  spezifische_leistungsaufnahme: record({ gesamtspezifische_leistung_kWhm3: number, spezifische_leistung_kWhm3: number }),
  energieverbrauch: record({ gesamtenergie_kWh: number, lastenergie_kWh: number }),
} as const satisfies Readonly<Record<(typeof statisticTypes)[number], z.ZodMiniType>>;
export type WireStatistics = { readonly [T in keyof typeof records]: z.infer<(typeof records)[T]> };

/** The records of one type: each compressor that has data, and then the plant. */
export const statisticsResponse = z.array(z.union(statisticTypes.map((type) => records[type])));
