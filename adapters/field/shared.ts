import * as z from 'zod/mini';
import { type FieldProblemCode, fieldUnits, gasReferences, orders } from '../../core/field/index.ts';

export const optional = z.exactOptional;

/** Ids of profiles, connections and devices, which stand in addresses and file names. */
export const slug = (maxLength: number) =>
  z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug' satisfies FieldProblemCode), z.maxLength(maxLength));

/** Key of a point. */
export const key = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'key' satisfies FieldProblemCode));

export const shortText = z.string().check(z.regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'oneLine' satisfies FieldProblemCode), z.maxLength(300));

export const unit = z
  .enum(Object.values(fieldUnits).flat())
  .check(z.describe('Of the value; it is converted to the first of its kind (bar, degC, m3/min, m3, kW, kWh, h, 1, 1/min, Hz, A, V)'));
export const reference = z
  .enum(gasReferences)
  .check(
    z.describe(
      'What a flow or volume is counted at: 1 bar, 20 degC (iso1217, where it is left out); 1.01325 bar, 0 degC (din1343) or 15 degC (iso2533)',
    ),
  );
export const order = z.enum(orders);

const finite = z.number();
const notZero = finite.check(z.refine((value) => value !== 0, { message: 'zero' satisfies FieldProblemCode }));

/** value = raw x scale + offset, in `unit`. */
export const scaling = {
  scale: optional(notZero),
  offset: optional(finite),
  unit: optional(unit),
};
/** In `unit`; a value outside is missing. */
export const limits = { min: optional(finite), max: optional(finite) };

export const pauseMs = z.int().check(z.gte(0), z.lte(5_000), z.describe('Least silence before a question'));
export const timeoutMs = z.int().check(z.gte(50), z.lte(10_000), z.describe('How long an answer may take'));
