import * as z from 'zod/mini';
import { noFleetLeakReasons } from '../../../../core/fleet/index.ts';
import { amountSchema, figure, labelFields, plantDay, totalsSchema } from './amountSchema.ts';

const amount = amountSchema(noFleetLeakReasons);
const totals = totalsSchema(noFleetLeakReasons);

/** GET /fleet/api/leaks */
export const fleetLeaksQuery = z.object({ format: z.optional(z.enum(['json', 'csv'])) });

export const fleetLeaksResponse = z.strictObject({
  stations: z
    .array(
      z.strictObject({
        ...labelFields,
        currency: z.string(),
        as_of: z.nullable(plantDay).check(z.describe('Last day that the estimate has looked at')),
        days: z.int(),
        coverage: z.number().check(z.describe('Share of the quiet time with data, 0..1')),
        flow_m3min: amount.check(z.describe('An upper bound is "at most"')),
        energy_kWh_per_year: amount,
        cost_per_year: amount,
        kWh_per_m3: amount,
        rate_per_kWh: figure,
        changed_on: z.nullable(plantDay).check(z.describe('First night of a change that lasted')),
        grown_m3min: amount,
      }),
    )
    .check(z.describe('Most energy first: those with an entered night use, then upper bounds')),
  estimated: totals,
  at_most: totals,
});
export type WireFleetLeaks = z.infer<typeof fleetLeaksResponse>;
