import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { gateFigures, noReplayReasons, sameServices } from '../../core/replay/index.ts';
import { numbersOf } from './numbersOf.ts';
import { rangeChecksOf, rangeFields } from './rangeSchema.ts';
import { whatIfFields as fields } from './whatIfFields.ts';

const maxBar = 20;
const maxRunOnS = 7200;
const maxVolumeM3 = 10_000;
const maxKW = 10_000;
const maxPoints = 20;

const slot = z.int().check(z.gte(1), z.lte(slotCount));
const within = (low: number, high: number) => z.number().check(z.gte(low), z.lte(high));
const slots = z.array(slot).check(
  z.maxLength(slotCount),
  z.refine<number[]>((all) => new Set(all).size === all.length, { error: 'must name each machine once' }),
);
const power = within(0.1, maxKW);
const flow = within(0.01, maxKW);

const bandAsked = z
  .strictObject({ low_bar: within(0.1, maxBar), high_bar: within(0.1, maxBar) })
  .check(z.refine(({ low_bar: low, high_bar: high }) => high > low, { error: 'must be above low_bar', path: ['high_bar'] }));

const machineAsked = z.strictObject({
  slot,
  pressure_bar: within(0.1, maxBar),
  flow_m3min: flow,
  power_kW: power,
  no_load_power_kW: within(0, maxKW),
  points: z.array(z.strictObject({ flow_m3min: flow, power_kW: power })).check(z.maxLength(maxPoints), z.describe('Of a variable speed')),
});

/** POST /insight/what_if */
export const whatIfRequest = z
  .strictObject({
    ...rangeFields,
    band: z.optional(bandAsked.check(z.describe('Set points of the master'))),
    order: z.optional(slots.check(z.describe('Of loading, the same on all days'))),
    run_on_s: z.optional(within(0, maxRunOnS).check(z.describe('Without load before a motor stops'))),
    volume_m3: z.optional(within(0.1, maxVolumeM3).check(z.describe('Of receivers and pipes together'))),
    machines: z.optional(
      z.array(machineAsked).check(z.maxLength(slotCount), z.describe('In the place of those of their slots, or as well')),
    ),
    without: z.optional(slots.check(z.describe('Machines that are taken away'))),
    limit_bar: z.optional(within(0, maxBar).check(z.describe('Network pressure that consumers need'))),
  })
  .check(...rangeChecksOf('from_ms', 'until_ms', 2));
export type WhatIfRequest = z.infer<typeof whatIfRequest>;

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** GET /insight/what_if */
export const whatIfQuery = z.object({ id });
/** POST /insight/what_if/cancel */
export const cancelWhatIfRequest = z.strictObject({ id });
export const whatIfBegun = z.strictObject({ id });

const spread = numbersOf(fields.spread);
const amount = z.nullable(z.strictObject({ baseline: z.number(), changed: z.number(), saving: spread }));
const share = z.nullable(z.number()).check(z.describe('Replayed less logged, of logged'));
const list = z.array(z.nullable(z.number()));

const outcome = z.extend(numbersOf(fields.outcome), {
  machines: z.array(numbersOf(fields.replayed)),
  below_limit_s: z.nullable(z.number()),
  duration_kW: z.array(z.number()).check(z.describe('Mean power of hours, the highest first')),
  week: z.strictObject({ from_ms: z.number(), power_kW: list, pressure_bar: list }).check(z.describe('The last one, by quarter hours')),
});

const fitted = z.strictObject({
  machines: z.array(
    z.extend(numbersOf(fields.machine), {
      power_shares: z.array(z.number()),
      slope: z.extend(numbersOf(fields.spread), { kind: z.enum(['fitted', 'rule']) }),
      on_load_h: z.number(),
    }),
  ),
  band: numbersOf(fields.band).check(z.describe('Set points that load and unload at the logged pressures')),
  logged: numbersOf(fields.band).check(z.describe('Pressures at which machines were loaded and unloaded: medians')),
  order: z.array(z.number()),
  source: z.enum(['flow', 'delivery']),
  volume_kind: z.enum(['fitted', 'entered']),
  volume_m3: spread,
  drop_bar: z.number().check(z.describe('Between receiver and network at 1 m3/min; with the square of the flow')),
  following_share: spread.check(z.describe('Of the flow, follows the pressure')),
});

const gate = z.extend(numbersOf(fields.compared), {
  figures: z.strictObject(recordOf(gateFigures, () => share)),
  failed: z.array(z.enum(gateFigures)),
});

const common = { fitted, gate, baseline: outcome } as const;

const whatIf = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none'), reason: z.enum(noReplayReasons), days: z.number() }),
  z.extend(numbersOf(fields.days), {
    kind: z.literal('control'),
    ...common,
    changed: outcome,
    cost: amount,
    co2_kg: amount,
    saving_kWh: spread,
    jitter_kWh: z.number(),
    is_difference: z.boolean(),
    service: z.enum(sameServices),
  }),
  z.extend(numbersOf(fields.days), {
    kind: z.literal('state'),
    ...common,
    state: z.strictObject({
      pressure_kWh: spread,
      flow_kWh: spread,
      run_on_kWh: z.number(),
      saving_kWh: spread,
      added_starts: z.number(),
    }),
    leaves_out: z.boolean(),
  }),
]);

export const whatIfResponse = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('running'), done: z.number().check(z.describe('Share of the work, 0..1')) }),
  z.strictObject({ state: z.literal('failed') }),
  z.strictObject({
    state: z.literal('done'),
    what_if: whatIf,
    recorded_days: z.int(),
    evaluated_days: z.int().check(z.describe('The others come when it is asked again later')),
    exchanged_on: z.nullable(z.string()).check(z.describe('Only days behind it count')),
  }),
]);
export type WireWhatIf = z.infer<typeof whatIfResponse>;
