import { isExpectedWithin, type ListedService } from '../../../../core/maintenance/index.ts';

export const serviceGroupNames = ['overdue', 'dueSoon', 'month', 'later', 'unknown'] as const;
/** `month`: expected within 30 days; `unknown`: nobody knows what is left. */
export type ServiceGroupName = (typeof serviceGroupNames)[number];

export interface ServiceGroup {
  readonly name: ServiceGroupName;
  readonly services: readonly ListedService[];
}

const monthDays = 30;
/** Those are shown at once, however many they are. */
const urgent: ReadonlySet<ServiceGroupName> = new Set(['overdue', 'dueSoon', 'month']);
/** Those of the other groups only fill the list up to so many rows. */
const minRows = 8;

function groupOf({ due, expectedMs }: ListedService, nowMs: number): ServiceGroupName {
  if (due === undefined) return 'unknown';
  if (due !== 'notDue') return due;
  return isExpectedWithin(monthDays, expectedMs, nowMs) ? 'month' : 'later';
}

/** Services, soonest first, by how near they are; without empty groups. */
export function serviceGroups(services: readonly ListedService[], nowMs: number): readonly ServiceGroup[] {
  return serviceGroupNames
    .map((name) => ({ name, services: services.filter((service) => groupOf(service, nowMs) === name) }))
    .filter((group) => group.services.length > 0);
}

/** How many rows a list shows at once: all that is urgent, and what fills it up. */
export function urgentCount(groups: readonly ServiceGroup[]): number {
  const count = (some: readonly ServiceGroup[]) => some.reduce((sum, { services }) => sum + services.length, 0);
  return Math.min(count(groups), Math.max(minRows, count(groups.filter(({ name }) => urgent.has(name)))));
}

/** The groups down to a number of rows. */
export function firstOf(groups: readonly ServiceGroup[], count: number): readonly ServiceGroup[] {
  let left = count;
  return groups
    .map(({ name, services }) => {
      const kept = services.slice(0, Math.max(0, left));
      left -= services.length;
      return { name, services: kept };
    })
    .filter(({ services }) => services.length > 0);
}
