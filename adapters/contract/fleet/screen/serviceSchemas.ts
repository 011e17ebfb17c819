import * as z from 'zod/mini';
import { serviceClasses } from '../../../../core/fleet/index.ts';
import { maintenanceComponents } from '../../../../core/maintenance/index.ts';
import { componentNames } from '../../maintenanceWire.ts';
import { figure, labelFields, plantDay, share, slotNumber } from './amountSchema.ts';

const components = maintenanceComponents.map((component) => componentNames[component]);

const services = z.array(
  z.strictObject({
    slot: slotNumber,
    machine: z.string(),
    component: z.enum(components),
    class: z.enum(serviceClasses),
    interval_h: figure,
    remaining_h: figure.check(z.describe('Negative when overdue')),
    expected_ms: figure,
    coverage: share,
  }),
);
const count = z.int();

/** GET /fleet/api/service, and GET /fleet/api/service.ics */
export const fleetServiceQuery = z.object({ format: z.optional(z.enum(['json', 'csv'])) });

export const fleetServiceResponse = z.strictObject({
  from_day: plantDay,
  until_day: plantDay,
  places: z.array(
    z.strictObject({
      area: z.string().check(z.describe('Of the postcode, such as 89xxx; else the place as it is entered')),
      visits: z.array(z.strictObject({ ...labelFields, day: plantDay, services })),
    }),
  ),
  counts: z.strictObject({ overdue: count, due: count, dueSoon: count, notDue: count, unknown: count }),
  unknown: z.array(z.strictObject({ ...labelFields, services })),
  without_list: z.array(z.strictObject(labelFields)),
});
export type WireFleetService = z.infer<typeof fleetServiceResponse>;
