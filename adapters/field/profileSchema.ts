import * as z from 'zod/mini';
import {
  deviceRoles,
  type FieldProblemCode,
  maturities,
  modbusTables,
  pointTypes,
  readRhythms,
  stateFlags,
} from '../../core/field/index.ts';
import { maintenanceComponents } from '../../core/maintenance/index.ts';
import { key, limits, optional, order, pauseMs, reference, scaling, shortText, slug, timeoutMs } from './shared.ts';

const address = z.int().check(z.gte(0), z.lte(65_535), z.describe('As on the wire, from 0: 40001 of a manual is 0'));

const when = z.union([
  z.strictObject({ point: key, bit: z.int().check(z.gte(0), z.lte(63)), not: optional(z.boolean()) }),
  z.strictObject({ point: key, in: z.array(z.number()).check(z.minLength(1)), not: optional(z.boolean()) }),
]);

const invalid = z.union([z.number(), z.string().check(z.regex(/^0x[0-9a-fA-F]{1,16}$/, 'rawOrBits' satisfies FieldProblemCode))]);

const point = z.strictObject({
  key,
  table: z.enum(modbusTables),
  at: address,
  type: z.enum(pointTypes),
  registers: optional(z.int().check(z.gte(1), z.lte(60), z.describe('Length of an ascii point'))),
  wordOrder: optional(order),
  byteOrder: optional(order),
  ...scaling,
  invalid: optional(z.array(invalid).check(z.describe('Raw numbers that mean that there is no value; NaN and infinities always do'))),
  reference: optional(reference),
  ...limits,
  every: optional(
    z.enum(readRhythms).check(z.describe('fast: every 2 s (where it is left out); slow: every minute; once: at each connection')),
  ),
  alone: optional(z.boolean().check(z.describe('The device answers this address only when it is asked for it alone'))),
  by: optional(
    z
      .strictObject({
        point: key,
        cases: z.record(z.string().check(z.regex(/^-?\d{1,20}$/, 'rawNumber' satisfies FieldProblemCode)), z.strictObject(scaling)),
      })
      .check(z.describe('Another scaling by the raw value of another point; where no case fits, the value is missing')),
  ),
  counter: optional(
    z
      .strictObject({ bits: optional(z.literal([16, 32, 64])) })
      .check(z.describe('Ever-growing; bits after which its raw value begins again at 0')),
  ),
});

const fault = z.strictObject({
  when,
  severity: z.enum(['maintenance', 'warning', 'error']),
  index: z.int().check(z.gte(0), z.lte(99), z.describe('maintenance 0 to 15, warning 16 to 63, error 64 to 99')),
  text: z.strictObject({ en: shortText, de: shortText }),
});

/** A profile file, format 1; what its parts have to do with each other is looked at after it. */
export const profileSchema = z
  .strictObject({
    $schema: optional(z.string()),
    format: z.literal(1),
    id: slug(60),
    vendor: shortText,
    model: shortText,
    variant: optional(shortText),
    role: z.enum(deviceRoles),
    maturity: z
      .enum(maturities)
      .check(
        z.describe(
          'verified: tried on a machine; documented: from its maker; community: from people who use it; generic: a map that anybody may build',
        ),
      ),
    sources: z.tuple([shortText], shortText).check(z.describe('Where each number comes from')),
    modbus: z.strictObject({
      framing: z.array(z.enum(['tcp', 'rtu'])).check(z.minLength(1)),
      serial: optional(
        z.strictObject({
          baud: z.int().check(z.gte(300), z.lte(1_000_000)),
          parity: z.enum(['none', 'even', 'odd']),
          stopBits: z.literal([1, 2]),
        }),
      ),
      maxRegisters: optional(z.int().check(z.gte(1), z.lte(125), z.describe('Read at once; 100 where it is left out'))),
      maxGap: optional(
        z.int().check(z.gte(0), z.lte(100), z.describe('Registers between two points that are read along; 8 where it is left out')),
      ),
      pauseMs: optional(pauseMs),
      timeoutMs: optional(timeoutMs),
    }),
    neverRead: optional(
      z
        .array(z.strictObject({ table: z.enum(['holding', 'input']), from: address, to: address, why: shortText }))
        .check(z.describe('Registers that are not read, not even between two points: passwords, registers that reading clears')),
    ),
    points: z.array(point).check(z.minLength(1), z.maxLength(500)),
    states: optional(
      z.array(z.strictObject({ set: z.enum(stateFlags), when })).check(z.describe('Of several rules of a flag any one is enough')),
    ),
    faults: optional(z.array(fault)),
    maintenance: optional(
      z.array(
        z.strictObject({ component: z.enum(maintenanceComponents), remaining: key, intervalH: optional(z.number().check(z.positive())) }),
      ),
    ),
    match: optional(z.array(when).check(z.minLength(1), z.describe('The device is of this kind when all hold'))),
    notes: optional(z.array(shortText)),
  })
  .check(z.describe('How a kind of Modbus device is asked, and what its words mean'));

/** The JSON Schema of profile files, for editors. */
export function profileJsonSchema(): object {
  return z.toJSONSchema(profileSchema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
}
