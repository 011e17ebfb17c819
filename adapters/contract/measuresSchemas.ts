import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { evidenceLines, evidencePages, measureFacts, noMeasureReasons, replayMethods } from '../../core/measures/index.ts';
import { measureIds } from '../../core/plantData/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { findingSchema } from './findingSchemas.ts';
import { insightRangeChecks, insightRangeFields } from './insightRange.ts';
import { numbersOf } from './numbersOf.ts';
import { rangeChecksOf, rangeFields } from './rangeSchema.ts';
import { whatIfFields as fields } from './whatIfFields.ts';

/** GET /insight/measures */
export const measuresQuery = z.object(insightRangeFields).check(...insightRangeChecks);

const slot = z.int().check(z.gte(1), z.lte(slotCount));
const measure = z.enum(measureIds);
const amount = z.nullable(findingSchema(measureIds, noMeasureReasons));
const untilMs = z.number().check(z.describe('Not included'));
const facts = z
  .array(z.strictObject({ name: z.enum(measureFacts), value: z.number(), slot: z.nullable(slot) }))
  .check(z.describe('What it is shown by; names end in the unit, and a share is of 1'));
const spread = numbersOf(fields.spread);
const sum = z.nullable(z.strictObject({ sum: spread, difference: spread }));
const replayed = findingSchema(replayMethods, noMeasureReasons);
const together = z.strictObject({
  measures: z.array(measure),
  from_ms: z.number(),
  until_ms: untilMs,
  money: replayed.check(z.describe('Currency/a')),
  energy: replayed.check(z.describe('kWh/a')),
  co2: replayed.check(z.describe('kg/a')),
  facts,
  money_sum: sum.check(z.describe('Of the rows of these measures, and what they save together less that, end by end')),
  energy_sum: sum,
});
const year = z.nullable(z.int()).check(z.describe('The first one with a positive net present value'));

export const measuresResponse = z.strictObject({
  range: z.strictObject({ from_ms: z.number(), until_ms: untilMs }),
  recorded_days: z.int().check(z.describe('Days of the range that are over and have a file')),
  evaluated_days: z.int().check(z.describe('Those of them that are in the answer; the others come when the call is made again later')),
  price_per_kWh: z.nullable(z.number()).check(z.describe('In the currency, mean of the energy of the range')),
  co2_kg_per_kWh: z.nullable(z.number()),
  interest: z.number().check(z.describe('Of 1, a year')),
  price_change: z.number().check(z.describe('Of 1, a year')),
  measures: z
    .array(
      z.strictObject({
        measure,
        slots: z.array(slot).check(z.describe('Compressors that it is about; empty for the station')),
        money: amount.check(z.describe('Currency/a. Amounts of several measures must not be added')),
        energy: amount.check(z.describe('kWh/a')),
        co2: amount.check(z.describe('kg/a')),
        facts,
        evidence: z.strictObject({
          page: z.enum(evidencePages),
          lines: z.array(z.enum(evidenceLines)),
          from_ms: z.number(),
          until_ms: untilMs,
        }),
        entry: z.nullable(plantEntrySchemas.measures),
        worth: z
          .nullable(
            z.strictObject({
              low: z.number(),
              high: z.number(),
              first_year_low: year,
              first_year_high: year,
              is_economic: z.nullable(z.boolean()).check(z.describe('EnEfG section 9; null where its life is too long for it')),
            }),
          )
          .check(z.describe('Net present value over its life, EN 17463')),
      }),
    )
    .check(z.describe('The first one first')),
  not_found: z.array(z.strictObject({ measure, reason: z.enum(noMeasureReasons), facts })),
  together: z.nullable(together).check(z.describe('Several measures at once by one replay; null where nothing was replayed')),
  settled: z.array(plantEntrySchemas.measures).check(z.describe('Done, and not found any more')),
});
export type WireMeasures = z.infer<typeof measuresResponse>;

/** POST /insight/measures/replay */
export const measuresReplayRequest = z.strictObject(rangeFields).check(...rangeChecksOf('from_ms', 'until_ms', 2));
export const measuresReplayResponse = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('running'), done: z.number().check(z.describe('Share of the work, 0..1')) }),
  z.strictObject({ state: z.literal('failed') }),
  z.strictObject({ state: z.literal('done'), answer: measuresResponse }),
]);
export type MeasuresReplayRequest = z.infer<typeof measuresReplayRequest>;
export type WireMeasuresReplay = z.infer<typeof measuresReplayResponse>;
