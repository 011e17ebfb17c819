import * as z from 'zod/mini';

/** A figure with its interval, kind and coverage, or the reason that there is none, as programs read it. */
export const findingShape = (...methods: readonly [string, ...string[]]) =>
  z.union([
    z.strictObject({
      kind: z.enum(['measured', 'fitted', 'rule', 'entered', 'upperBound']),
      value: z.number(),
      low: z.number(),
      high: z.number(),
      unit: z.string(),
      method: z.enum(methods),
      fromMs: z.number(),
      untilMs: z.number(),
      coverage: z.number(),
      n: z.int(),
      assumptions: z.array(z.strictObject({ key: z.string(), value: z.number(), source: z.string() })),
    }),
    z.strictObject({ kind: z.literal('none'), method: z.enum(methods), reason: z.string(), coverage: z.number() }),
  ]);

/** A number, or null where it is missing. */
export const numberOrNull = z.nullable(z.number());
