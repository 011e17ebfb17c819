import * as z from 'zod/mini';
import { type LeakRanking, noFleetLeakReasons } from '../../../../core/fleet/index.ts';
import { amountSchema, labelFields, totalsSchema } from './amountSchema.ts';
import { maybeNumber, maybeText } from './screenParts.ts';

const amount = amountSchema(noFleetLeakReasons);
const totals = totalsSchema(noFleetLeakReasons);

const station = z.object({
  ...labelFields,
  currency: z.string(),
  asOf: maybeText,
  days: z.int(),
  coverage: z.number(),
  flowM3min: amount,
  energyKWhPerYear: amount,
  costPerYear: amount,
  kWhPerM3: amount,
  ratePerKWh: maybeNumber,
  changedOn: maybeText,
  grownM3min: amount,
});

export const leaksAnswer: z.ZodMiniType<LeakRanking> = z.object({ stations: z.array(station), estimated: totals, atMost: totals });
