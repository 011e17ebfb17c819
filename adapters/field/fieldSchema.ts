import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { type FieldProblemCode, networkFlowWays } from '../../core/field/index.ts';
import { serverProblem } from '../../core/settings/index.ts';
import { key, limits, optional, order, pauseMs, reference, scaling, shortText, slug, timeoutMs, unit } from './shared.ts';

const id = slug(40);
const name = optional(shortText);
const slot = z.int().check(z.gte(1), z.lte(slotCount));
const slots = z.array(slot).check(
  z.minLength(1),
  z.refine((given) => new Set(given).size === given.length, { message: 'machineTwice' satisfies FieldProblemCode }),
);
const positive = z.number().check(z.positive());
const isIpv6 = (text: string) => /^[\da-f]*(:[\da-f]*){2,7}$/i.test(text);
const host = z
  .string()
  .check(z.refine((text) => isIpv6(text) || serverProblem(text) === undefined, { message: 'host' satisfies FieldProblemCode }));
const port = z.int().check(z.gte(1), z.lte(65_535));
const user = z.string().check(z.minLength(1), z.maxLength(200));
const serialLine = {
  baud: z.int().check(z.gte(300), z.lte(1_000_000)),
  parity: z.enum(['none', 'even', 'odd']),
  stopBits: z.literal([1, 2]),
};
const line = { pauseMs: optional(pauseMs), timeoutMs: optional(timeoutMs) };
const httpDoor = { id, name, host, port: optional(port), user: optional(user) };

/** A way to one or more devices. */
export const connectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id,
    name,
    kind: z.literal('modbusTcp'),
    host,
    port: optional(port),
    framing: optional(z.enum(['tcp', 'rtu'])),
    ...line,
  }),
  z.strictObject({
    id,
    name,
    kind: z.literal('serial'),
    device: z.string().check(z.regex(/^\/dev\/(?!.*\.\.)[A-Za-z0-9/_.:-]{1,200}$/, 'serialPort' satisfies FieldProblemCode)),
    ...serialLine,
    ...line,
  }),
  z.strictObject({
    id,
    name,
    kind: z.literal('mqtt'),
    url: z.string().check(z.regex(/^mqtts?:\/\/[^\s/@]+\/?$/, 'broker' satisfies FieldProblemCode), z.maxLength(300)),
    user: optional(user),
    caFile: optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
  z.strictObject({ ...httpDoor, kind: z.literal('elektronikon') }),
  z.strictObject({ ...httpDoor, kind: z.literal('sigmaControl2') }),
  z.strictObject({ ...httpDoor, kind: z.literal('sigmaAirManager4') }),
]);

const always = z.literal(true);
const serves = z.union([
  z.strictObject({ compressor: slot }),
  z.strictObject({ powerOf: slots }),
  z.strictObject({ stationPower: always }),
  z.strictObject({ flowOf: slots }),
  z.strictObject({ networkFlow: always }),
  z.strictObject({ systemPressure: key }),
  z.strictObject({
    input: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,31}$/, 'inputName' satisfies FieldProblemCode)),
    point: key,
  }),
]);

/** What is different at one device, by the point's key. */
export const adjustSchema = z.record(
  key,
  z.strictObject({ ...scaling, ...limits, wordOrder: optional(order), byteOrder: optional(order), reference: optional(reference) }),
);

const topic = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^#+\p{Cc}]+$/u, 'topic' satisfies FieldProblemCode));
const pointer = z.string().check(z.regex(/^(\/[^/]*)*$/, 'pointer' satisfies FieldProblemCode), z.maxLength(300));

/** What of a broker's topics is a device. */
export const subscriptionSchema = z.strictObject({
  points: z
    .array(
      z.strictObject({
        key,
        topic,
        pointer: optional(pointer),
        timePointer: optional(pointer),
        ...scaling,
        unit: optional(unit),
        reference: optional(reference),
        ...limits,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  availability: optional(z.strictObject({ topic, up: z.string().check(z.maxLength(300)) })),
  expectedEveryS: optional(z.number().check(z.gte(1), z.lte(86_400))),
});

const device = z.strictObject({
  id,
  name,
  connection: id,
  unit: optional(z.int().check(z.gte(0), z.lte(255))),
  profile: optional(slug(60)),
  version: optional(shortText),
  mqtt: optional(subscriptionSchema),
  serves: z.array(serves).check(z.maxLength(50)),
  adjust: optional(adjustSchema),
});

const share = z.number().check(z.gte(0), z.lte(1));
const machine = z.strictObject({
  slot,
  name: shortText,
  technology: z.literal([1, 2, 3, 4, 5, 6]),
  variableSpeed: optional(z.boolean()),
  rated: optional(
    z.strictObject({
      flowM3min: positive,
      loadKW: positive,
      noLoadKW: z.number().check(z.gte(0)),
      pressureBar: positive,
      speedRpm: optional(positive),
    }),
  ),
  curve: optional(
    z
      .array(z.tuple([share, z.number().check(z.gte(0)), z.number().check(z.gte(0))]))
      .check(z.minLength(2), z.maxLength(50), z.describe('Share of the highest speed, m3/min, kW; ascending')),
  ),
});

/** A configuration file of the field, format 1; what its parts have to do with each other is looked at after it. */
export const fieldConfigSchema = z.strictObject({
  format: z.literal(1),
  connections: z.array(connectionSchema).check(z.maxLength(40)),
  devices: z.array(device).check(z.maxLength(60)),
  machines: z.array(machine).check(z.maxLength(slotCount)),
  plant: optional(z.strictObject({ receiverM3: optional(positive), networkFlow: optional(z.enum(networkFlowWays)) })),
});
