import * as z from 'zod/mini';
import { noModelReasons } from '../../../../core/fleet/index.ts';
import { amountSchema, figure, labelFields, share, slotNumber } from './amountSchema.ts';

const amount = amountSchema(noModelReasons);
const figuresOf = <Figure extends z.ZodMiniType>(of: Figure) =>
  z.strictObject({ on_load_kWh_per_m3: of, no_load_share: of, starts_per_h: of, faults_per_1000_h: of });

/** GET /fleet/api/models */
export const fleetModelsQuery = z.object({ format: z.optional(z.enum(['json', 'csv'])) });

export const fleetModelsResponse = z.strictObject({
  models: z.array(
    z.strictObject({
      model: z.string(),
      machines: z.int().check(z.describe('Of the whole fleet, with any of the figures')),
      stations: z.int(),
      medians: figuresOf(amount),
      counts: figuresOf(z.int()).check(z.describe('Machines that each median is made of; no median with fewer than 5')),
    }),
  ),
  machines: z
    .array(
      z.strictObject({
        ...labelFields,
        slot: slotNumber,
        machine: z.string(),
        model: z.string(),
        running_h: z.number(),
        coverage: share,
        estimated: z.boolean().check(z.describe('Power or delivery were calculated and not measured')),
        figures: figuresOf(figure),
        deviations: figuresOf(figure).check(z.describe('From the median, as a share of it')),
      }),
    )
    .check(z.describe('Furthest above the median energy on load first')),
});
export type WireFleetModels = z.infer<typeof fleetModelsResponse>;
