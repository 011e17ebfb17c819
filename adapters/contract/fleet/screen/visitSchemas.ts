import * as z from 'zod/mini';
import type { PlannedVisit } from '../../../../core/fleet/index.ts';
import { labelFields, viewedFile } from './amountSchema.ts';
import { id, maybe, plantDay, screenPath, type ScreenCallSpec } from './screenParts.ts';

/** A visit of somebody's plan. */
export const plannedVisit: z.ZodMiniType<PlannedVisit> = z.object({
  id: z.string(),
  planned: plantDay,
  done: maybe(plantDay),
  note: z.string(),
  by: z.string(),
  stations: z.array(z.object(labelFields)),
});

const order = <const Body extends z.ZodMiniType>(path: string, body: Body) =>
  ({ method: 'POST', path: screenPath(path), need: 'engineer', body, answer: 'nothing' }) as const;

const plan = z.object({
  visit: z.optional(id),
  stations: z.array(id).check(z.minLength(1), z.maxLength(100)),
  planned: plantDay,
  note: z.string().check(z.trim(), z.maxLength(1000)),
});

/** Calls about visits that people plan: one of them has any number of stations. */
export const visitScreenCalls = {
  planVisit: order('visits', plan),
  closeVisit: order('visits/done', z.object({ visit: id, done: plantDay })),
  removeVisit: order('visits/remove', z.object({ visit: id })),
  visitsTable: viewedFile('visits.csv'),
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;
