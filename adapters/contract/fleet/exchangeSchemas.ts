import * as z from 'zod/mini';
import { longestHoldS, maxInventoryDays, maxWantedDays, slowestBeatS } from '../../../core/fleet/index.ts';
import { slotCount } from '../../../core/compressor/index.ts';

const instant = (meaning: string) => z.number().check(z.describe(`${meaning}, in ms since 1970`));
/** What no database of texts can keep is refused: it would be sent again for ever. */
const keepable = /^[^\0\p{Cs}]*$/u;
const text = (longest: number) => z.string().check(z.maxLength(longest), z.regex(keepable));
const name = (longest: number) => text(longest).check(z.minLength(1));
const plantDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const digest = z.string().check(z.regex(/^[0-9a-f]{12}$/), z.describe('First 12 hexadecimal digits of the SHA-256 of the unpacked text'));
const maybe = z.optional(z.nullable(z.number()));
const count = z.int().check(z.minimum(0));

/** Addresses of the fleet's calls for stations. */
export const fleetPaths = {
  enrol: '/fleet/v1/enrol',
  exchange: '/fleet/v1/exchange',
  /** Of one day. */
  day: (day: string): string => `/fleet/v1/days/${day}`,
} as const;

/** Longest texts and lists that a station sends. */
export const fleetLimits = {
  name: 100,
  text: 200,
  events: 200,
  waitS: longestHoldS,
  beatS: slowestBeatS,
  faults: 1000,
  bit: 32_767,
  services: 200,
} as const;

const fault = {
  source: z.union([z.literal('master'), z.literal('limits'), z.int().check(z.minimum(1), z.maximum(slotCount))]),
  bit: z.int().check(z.minimum(0), z.maximum(fleetLimits.bit)),
};

/** POST /fleet/v1/enrol */
export const enrolRequest = z.object({
  code: z.string().check(z.maxLength(40)),
  installation: name(fleetLimits.name).check(z.describe("Random name of the station's database")),
  name: name(fleetLimits.name),
  software: name(fleetLimits.name),
  formats: z.array(count).check(z.maxLength(50), z.describe('Of day records that the station can write')),
});
export type WireEnrol = z.infer<typeof enrolRequest>;

export const enrolResponse = z.object({ station: z.string(), token: z.string() });
export type WireEnrolled = z.infer<typeof enrolResponse>;

const state = z.object({
  at_ms: instant("By the station's clock"),
  pressure_bar: maybe,
  volume_flow_m3min: maybe,
  delivery_m3min: maybe,
  power_kW: maybe,
  master_status: maybe,
  machines: z
    .array(z.tuple([z.nullable(z.number()), z.nullable(z.number()), z.nullable(z.number()), z.nullable(z.number())]))
    .check(z.maxLength(slotCount), z.describe('Slot 1 first: status, kW, m3/min, °C')),
  faults: z.array(z.object(fault)).check(z.maxLength(fleetLimits.faults), z.describe('Active now')),
  card_failing: z.optional(z.boolean()),
  mail_failing: z.optional(z.boolean()),
  today_kWh: maybe,
  today_m3: maybe,
});
export type WireFleetState = z.infer<typeof state>;

const shortText = z.optional(text(fleetLimits.name));
const machine = z.object({
  slot: z.int().check(z.minimum(1), z.maximum(slotCount)),
  name: shortText,
  technology: z.optional(z.int().check(z.describe('1..3 another make, 4..6 the own; screw, piston, turbo each'))),
  model: shortText,
  factory_number: shortText,
  software: shortText,
});
const service = z.object({
  slot: z.int().check(z.minimum(1), z.maximum(slotCount)),
  part: name(fleetLimits.name),
  interval_h: maybe,
  remaining_h: maybe,
});
const details = z.object({
  currency: text(fleetLimits.name).check(z.describe('A label: nothing is converted')),
  rate_per_kWh: z.number(),
  co2_kg_per_kWh: z.number(),
  machines: z.array(machine).check(z.maxLength(slotCount)),
  night_use_m3min: z.optional(z.number().check(z.minimum(0), z.describe('What consumers take at night, as entered'))),
  maintenance: z.array(service).check(z.maxLength(fleetLimits.services)),
});
export type WirePlantDetails = z.infer<typeof details>;

const plant = z.object({
  name: name(fleetLimits.name),
  place: z.optional(text(fleetLimits.text)),
  zone: text(fleetLimits.name),
  dashboard_link: z.optional(text(fleetLimits.text).check(z.regex(/^https?:\/\/\S+$/))),
  details: z.optional(details),
});

export type WireFleetPlant = z.infer<typeof plant>;

/** POST /fleet/v1/exchange; fields that are not known are passed over. */
export const exchangeRequest = z.object({
  schema: count.check(z.minimum(1)),
  sent_ms: instant('When it was sent'),
  boot: name(fleetLimits.name).check(z.describe('Random name of this run of the controller')),
  software: name(fleetLimits.name),
  formats: z.array(count).check(z.maxLength(50)),
  wait_s: z.optional(z.number().check(z.minimum(0), z.maximum(fleetLimits.waitS), z.describe('How long the answer may be held'))),
  beat_s: z.optional(
    z.number().check(z.minimum(1), z.maximum(fleetLimits.beatS), z.describe('It calls no more often; without, as the fleet asks')),
  ),
  state: z.optional(state),
  plant_rev: digest,
  plant: z.optional(plant),
  inventory_rev: digest,
  inventory: z.optional(
    z.array(z.tuple([plantDay, digest])).check(z.maxLength(maxInventoryDays), z.describe('Finished days and the digests of their records')),
  ),
  event_log: z.object({ epoch: name(fleetLimits.name), last: count }),
  events: z.optional(
    z.array(z.object({ id: count, at_ms: instant('When the fault came'), ...fault })).check(z.maxLength(fleetLimits.events)),
  ),
  refused_digest: z.optional(z.boolean().check(z.describe('The fleet answered a day with another digest'))),
});
export type WireExchange = z.infer<typeof exchangeRequest>;

export const exchangeResponse = z.object({
  schema: count,
  now_ms: instant("By the fleet's clock"),
  every_s: z.number().check(z.describe('When the next exchange is due')),
  want: z.object({
    plant: z.optional(z.literal(true)),
    inventory: z.optional(z.literal(true)),
    days: z.optional(z.array(plantDay).check(z.maxLength(maxWantedDays), z.describe('Newest first'))),
    events_after: z.optional(count),
  }),
  problems: z.optional(z.array(z.object({ code: z.string() }))),
  token: z.optional(z.string().check(z.describe("Takes the place of the station's, which ends once this one was used"))),
});
export type WireWants = z.infer<typeof exchangeResponse>;

/** PUT /fleet/v1/days/YYYY-MM-DD, answered after the database's commit. */
export const dayResponse = z.object({ digest });
