import * as z from 'zod/mini';
import { deviceRoles, maturities, modbusTables, orders, pointTypes } from '../../core/field/index.ts';
import { doorProblems } from './doorProblems.ts';

const text = z.string();
const count = z.int().check(z.gte(0));
const ms = z.nullable(z.number());
const value = z.nullable(z.number());
const order = z.enum(orders);
const role = z.enum(deviceRoles);
const maturity = z.enum(maturities);
const password = z.string().check(z.maxLength(256));

/** What is checked against its own schema: one connection, a configuration or a profile as in their files. */
const asInFile = (what: string) => z.looseObject({}).check(z.describe(what));
const config = asInFile('As in a configuration file of the field');
const connection = asInFile('A connection, as in the configuration');

const missing = z.object({ reason: text, code: z.optional(z.number()), value: z.optional(z.number()) });
const readingFields = {
  key: text,
  value: value.check(z.describe('In unit')),
  unit: text,
  text: z.optional(text),
  words: z.array(z.int()).check(z.describe('Registers as on the wire')),
  age_ms: ms,
  quality: z.enum(['good', 'stale', 'bad']),
  missing: z.optional(missing),
  counter_step: z.optional(z.number().check(z.describe('Resolution of a counter, in unit'))),
};
const counterEvent = z.object({
  key: text,
  at_ms: z.number().check(z.describe('Since 1970, of the station')),
  kind: z.enum(['rollover', 'reset', 'exchange']),
  before: z.number().check(z.describe('In unit')),
  after: z.number().check(z.describe('In unit')),
  unit: text,
});
export type WireCounterEvent = z.infer<typeof counterEvent>;

const reading = z.object(readingFields);
export type WireReading = z.infer<typeof reading>;

const model = z.object({
  id: text,
  vendor: text,
  model: text,
  variant: z.optional(text),
  role,
  maturity,
  sources: z.array(text),
  notes: z.optional(z.array(text)),
  is_own: z.boolean(),
  problem: z.optional(text),
});

/** GET /api/field */
export const fieldResponse = z.object({
  is_source: z.boolean(),
  is_read_only: z.boolean(),
  can_undo: z.boolean(),
  config: z.nullable(config),
  passwords: z.array(text).check(z.describe('Ids of the connections whose password is set')),
  problems: z.array(text),
  connections: z.array(
    z.object({
      id: text,
      state: z.enum(['connecting', 'connected', 'silent', 'unreachable', 'closed']),
      problem: z.nullable(z.enum(doorProblems)),
      cycle_ms: ms,
      reconnects: count,
      changed: z.array(text).check(z.describe('Ids of devices that identify themselves as another version than before')),
    }),
  ),
  devices: z.array(
    z.object({
      id: text,
      state: z.enum(['fresh', 'stale', 'silent', 'unknownProfile', 'changed']),
      age_ms: ms,
      readings: z.array(reading),
      counter_events: z.optional(z.array(counterEvent).check(z.describe('Newest first, the last ones only'))),
    }),
  ),
  models: z.array(model),
});
export type WireFieldReport = z.infer<typeof fieldResponse>;

/** PUT /api/field */
export const fieldSaveRequest = z.strictObject({
  config,
  passwords: z.optional(
    z
      .record(z.string().check(z.maxLength(40)), password)
      .check(z.describe('By connection; an empty one is removed, one that is left out stays')),
  ),
});
export type FieldSaveRequest = z.infer<typeof fieldSaveRequest>;

const unit = z.int().check(z.gte(0), z.lte(255));
const adjust = z.record(z.string().check(z.maxLength(40)), z.looseObject({}));

/** POST /api/field/try */
export const fieldTryRequest = z.strictObject({
  connection,
  device: z.optional(
    z.strictObject({
      unit: z.optional(unit),
      profile: z.optional(z.string().check(z.maxLength(60))),
      mqtt: z.optional(z.looseObject({})),
      adjust: z.optional(adjust),
    }),
  ),
  password: z.optional(password),
});
export type FieldTryRequest = z.infer<typeof fieldTryRequest>;

const tried = z.object({
  ...readingFields,
  place: z.optional(z.object({ table: z.enum(modbusTables), at: z.int(), type: z.enum(pointTypes), word_order: order, byte_order: order })),
  orders: z.array(z.object({ word_order: order, byte_order: order, value, is_plausible: z.boolean() })),
});

export const fieldTryResponse = z.object({
  is_connected: z.boolean(),
  connect_ms: ms,
  problem: z.nullable(z.enum(doorProblems)),
  identification: z.array(text),
  readings: z.array(tried),
  status: z.optional(z.int().check(z.describe('Of a compressor, as in the plant'))),
});
export type WireTrialResult = z.infer<typeof fieldTryResponse>;

const host = z.int().check(z.gte(1), z.lte(254));

/** POST /api/field/find */
export const fieldFindRequest = z.union([
  z.strictObject({ connection, from_unit: unit, to_unit: unit }),
  z.strictObject({
    network: z
      .string()
      .check(z.regex(/^(?:\d{1,3}\.){2}\d{1,3}$/))
      .check(z.describe('The first three numbers of a private IPv4 network')),
    from_host: host,
    to_host: host,
  }),
]);
export type FieldFindRequest = z.infer<typeof fieldFindRequest>;

export const fieldFindResponse = z.array(
  z.object({ host: z.optional(text), unit: z.int(), identification: z.array(text), profiles: z.array(text) }),
);
export type WireFoundDevice = z.infer<typeof fieldFindResponse>[number];

/** POST /api/field/profiles */
export const fieldProfileRequest = asInFile('As in a profile file');
