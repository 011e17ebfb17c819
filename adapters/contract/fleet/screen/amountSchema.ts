import * as z from 'zod/mini';

/** A figure with its interval of 90 %, or why there is none; the coverage is the row's. */
export const amountSchema = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none'), reason: z.enum(reasons) }),
    z.strictObject({
      kind: z.enum(['measured', 'fitted', 'rule', 'entered', 'upperBound']),
      value: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ]);

/** Money by currency, never converted or added across. */
export const totalsSchema = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.array(z.strictObject({ currency: z.string(), stations: z.int(), money: amountSchema(reasons) }));

/** The fields by which rows name their station. */
export const labelFields = { station: z.string(), name: z.string(), place: z.string() };

export const share = z.number().check(z.describe('Share of the range with data, 0..1'));
export const figure = z.nullable(z.number());
export const plantDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const slotNumber = z.int().check(z.gte(1), z.lte(10));
