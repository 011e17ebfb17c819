import * as z from 'zod/mini';

const share = z.number().check(z.describe('Share of the range with data, 0..1'));
const assumption = z.strictObject({ key: z.string(), value: z.number(), source: z.enum(['entered', 'default', 'fitted']) });

/** A figure with its interval of 90 %, or why there is none. */
export const findingSchema = <const Method extends string, const Reason extends string>(
  methods: readonly [Method, ...Method[]],
  reasons: readonly Reason[],
) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none'), method: z.enum(methods), reason: z.enum(reasons), coverage: share }),
    z.strictObject({
      kind: z.enum(['measured', 'fitted', 'rule', 'entered', 'upperBound']),
      value: z.number(),
      low: z.number(),
      high: z.number(),
      unit: z.string(),
      method: z.enum(methods),
      from_ms: z.number(),
      until_ms: z.number(),
      coverage: share,
      n: z.number(),
      assumptions: z.array(assumption),
    }),
  ]);
