import * as z from 'zod/mini';
import { leakCostMethods, noLeakCostReasons } from '../../core/leakCost/index.ts';
import { leakMethods, noLeakFlowReasons } from '../../core/leakage/index.ts';
import { windowKinds } from '../../core/plantData/index.ts';
import { weekdays } from '../../core/time/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { estimatedChannels } from './estimatedFields.ts';
import { findingSchema } from './findingSchemas.ts';
import { insightRangeChecks, insightRangeFields } from './insightRange.ts';

/** GET /insight/leakage */
export const leakageQuery = z.object(insightRangeFields).check(...insightRangeChecks);

const flow = z.number().check(z.describe('m3/min of free air'));
const day = z.string().check(z.describe("A day of the plant's zone"));
const rangeFields = { from_ms: z.number(), until_ms: z.number().check(z.describe('Not included')) };
const leak = findingSchema(leakMethods, noLeakFlowReasons);

const night = z.strictObject({
  day,
  flow_m3min: flow.check(z.describe('While least is used')),
  mean_m3min: flow,
  pressure_bar: z.nullable(z.number()),
  coverage: z.number(),
});

const change = z.strictObject({ since: day, found_on: day, change: findingSchema(['cusum'], []) });

const costFinding = findingSchema(leakCostMethods, noLeakCostReasons);
const price = z.nullable(z.number()).check(z.describe('Currency per kWh'));

export const leakageResponse = z.strictObject({
  range: z.strictObject(rangeFields),
  recorded_days: z.int().check(z.describe('Days of the range that are over and have a file')),
  evaluated_days: z.int().check(z.describe('Those of them that are in the answer; the others come when the call is made again later')),
  days: z.int(),
  nights: z.array(night),
  methods: z.array(leak).check(z.describe('By each way; never averaged')),
  disagree: z.boolean().check(z.describe('Ways that found a flow differ by more than a quarter')),
  volume: z.nullable(
    z.strictObject({
      kind: z.enum(['fitted', 'entered']),
      volume_m3: z.number(),
      low: z.number(),
      high: z.number(),
      r2: z.nullable(z.number()),
      windows: z.nullable(z.int()),
    }),
  ),
  night_use: z.nullable(z.strictObject({ flow_m3min: flow, source: z.enum(['entered', 'default', 'fitted']) })),
  consumers: z.array(
    z.strictObject({
      since: day,
      name: z.string(),
      flow_m3min: flow,
      days: z.array(z.enum(weekdays)),
      from_hour: z.number(),
      until_hour: z.number(),
    }),
  ),
  weeks: z.array(z.strictObject({ first_day: day, flow_m3min: flow, nights: z.int() })),
  per_week: findingSchema(['weeklyMedians'], ['fewWeeks']),
  watched: z.int().check(z.describe('Nights that were compared with those at the beginning')),
  change: z.nullable(change),
  alarm: z.nullable(change).check(z.describe('A rise that nobody has seen, by all days of the last year')),
  seen: z.array(plantEntrySchemas.leakChanges).check(z.describe('Changes that somebody has seen')),
  test: z.nullable(z.strictObject({ ...rangeFields, methods: z.array(leak), night_use_m3min: z.nullable(flow), is_old: z.boolean() })),
  cost: z
    .strictObject({
      share: costFinding,
      average: costFinding,
      marginal: costFinding,
      leaked_air: costFinding,
      repair: costFinding,
      change: costFinding,
      alarm: costFinding,
      mean_flow_m3min: z.nullable(flow),
      energy_price: price,
      time_price: price,
    })
    .check(z.describe('Money is of a year in which nothing changes')),
  left_out: z
    .array(z.strictObject({ day, ...rangeFields, kind: z.enum(windowKinds), note: z.string(), night: z.nullable(night) }))
    .check(z.describe('Days that people marked as unusual, which do not count')),
  estimated: estimatedChannels,
});
export type WireLeakage = z.infer<typeof leakageResponse>;
