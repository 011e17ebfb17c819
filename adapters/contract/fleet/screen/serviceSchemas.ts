import * as z from 'zod/mini';
import { slotCount } from '../../../../core/compressor/index.ts';
import { serviceClasses, type VisitPlan } from '../../../../core/fleet/index.ts';
import { maintenanceComponents } from '../../../../core/maintenance/index.ts';
import { labelFields } from './amountSchema.ts';
import { maybe, maybeNumber, plantDay } from './screenParts.ts';
import { plannedVisit } from './visitSchemas.ts';

const services = z.array(
  z.object({
    index: z.int().check(z.gte(1), z.lte(slotCount)),
    machine: z.string(),
    component: z.enum(maintenanceComponents),
    serviceClass: z.enum(serviceClasses),
    intervalH: maybeNumber,
    remainingH: maybeNumber,
    expectedMs: maybeNumber,
    coverage: z.number(),
  }),
);

export const serviceAnswer: z.ZodMiniType<VisitPlan> = z.object({
  fromDay: plantDay,
  untilDay: plantDay,
  places: z.array(
    z.object({ area: z.string(), visits: z.array(z.object({ ...labelFields, day: plantDay, planned: maybe(plantDay), services })) }),
  ),
  planned: z.array(plannedVisit),
  counts: z.record(z.enum(serviceClasses), z.int()),
  unknown: z.array(z.object({ ...labelFields, services })),
  withoutList: z.array(z.object(labelFields)),
});
