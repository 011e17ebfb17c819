import { type Figure, figureOf } from '../figures/index.ts';
import { maintenanceComponents, type MaintenanceItem } from './MaintenanceItem.ts';
import { dueSoonWithinDays, isExpectedWithin, type ServiceDue, serviceDue } from './serviceDue.ts';
import { expectedServiceMs } from './serviceForecast.ts';

/** A service as a list of all machines shows it. */
export interface ListedService extends MaintenanceItem {
  /** By the remaining time or by the expected date; undefined when the remaining time is missing. */
  readonly due: ServiceDue | undefined;
  /** See expectedServiceMs; undefined when the running hours are not known. */
  readonly expectedMs: Figure;
}

const dueOrder: readonly ListedService['due'][] = ['overdue', 'dueSoon', 'notDue', undefined];

function soonestFirst(a: ListedService, b: ListedService): number {
  return (
    dueOrder.indexOf(a.due) - dueOrder.indexOf(b.due) ||
    Number(a.expectedMs === undefined) - Number(b.expectedMs === undefined) ||
    (a.expectedMs ?? 0) - (b.expectedMs ?? 0) ||
    (figureOf(a.remainingH) ?? 0) - (figureOf(b.remainingH) ?? 0) ||
    a.index - b.index ||
    maintenanceComponents.indexOf(a.component) - maintenanceComponents.indexOf(b.component)
  );
}

/** Another forecast than the mean pace; undefined where it has no date of its own. */
export type OwnForecast = (item: MaintenanceItem) => Figure;

function listed(
  item: MaintenanceItem,
  runningHPerDay: ReadonlyMap<number, Figure> | undefined,
  nowMs: number,
  forecast: OwnForecast | undefined,
): ListedService {
  const due = serviceDue(item.remainingH);
  const expectedMs = forecast?.(item) ?? (runningHPerDay && expectedServiceMs(item, runningHPerDay.get(item.index), nowMs));
  const isNear = due === 'notDue' && isExpectedWithin(dueSoonWithinDays, expectedMs, nowMs);
  return { ...item, due: isNear ? 'dueSoon' : due, expectedMs };
}

/**
 * The services of all machines, soonest first: overdue ones by how long, then those that are due soon, then the others, both by expected date
 * and those without a date (the machine doesn't run) after them by remaining time; last those of unknown remaining time.
 * `forecast` goes before the mean pace.
 * `runningHPerDay` by compressor index; a machine that is missing there doesn't run. Undefined when it is not known of any: there are no dates then.
 */
export function serviceList(
  items: readonly MaintenanceItem[],
  runningHPerDay: ReadonlyMap<number, Figure> | undefined,
  nowMs: number,
  forecast?: OwnForecast,
): readonly ListedService[] {
  return items.map((item) => listed(item, runningHPerDay, nowMs, forecast)).sort(soonestFirst);
}
