import * as z from 'zod/mini';
import { screenPath } from './screenParts.ts';

/** A figure with its interval of 90 %, or why there is none; the coverage is the row's. */
export const amountSchema = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none'), reason: z.enum(reasons) }),
    z.object({
      kind: z.enum(['measured', 'fitted', 'rule', 'entered', 'upperBound']),
      value: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ]);

/** Money by currency, never converted or added across. */
export const totalsSchema = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.array(z.object({ currency: z.string(), stations: z.int(), money: amountSchema(reasons) }));

/** The fields by which rows name their station. */
export const labelFields = { station: z.string(), name: z.string(), place: z.string() };

/** A call of somebody who may see stations, and the same as a file. */
export const viewed = <Answer extends z.ZodMiniType>(name: string, answer: Answer) =>
  ({ method: 'GET', path: screenPath(name), need: 'viewer', answer }) as const;
export const viewedFile = (name: string) => ({ method: 'GET', path: screenPath(name), need: 'viewer', answer: 'file' }) as const;
