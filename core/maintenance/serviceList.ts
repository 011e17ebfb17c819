import { type Figure, figureOf } from '../figures/index.ts';
import { maintenanceComponents, type MaintenanceItem } from './MaintenanceItem.ts';
import { type ServiceDue, serviceDue } from './serviceDue.ts';
import { expectedServiceMs } from './serviceForecast.ts';

/** A service as a list of all machines shows it. */
export interface ListedService extends MaintenanceItem {
  readonly due: ServiceDue | undefined;
  /** See expectedServiceMs. */
  readonly expectedMs: Figure;
}

/** Overdue, then dated, then undated, then unknown. */
function groupOf({ due, expectedMs }: ListedService): number {
  if (due === 'overdue') return 0;
  if (expectedMs !== undefined) return 1;
  return due === undefined ? 3 : 2;
}

function soonestFirst(a: ListedService, b: ListedService): number {
  return (
    groupOf(a) - groupOf(b) ||
    (a.expectedMs ?? 0) - (b.expectedMs ?? 0) ||
    (figureOf(a.remainingH) ?? 0) - (figureOf(b.remainingH) ?? 0) ||
    a.index - b.index ||
    maintenanceComponents.indexOf(a.component) - maintenanceComponents.indexOf(b.component)
  );
}

/**
 * The services of all machines, soonest first: overdue ones by how long, then by expected date,
 * then those without a date (the machine doesn't run) by remaining time, then those of unknown remaining time.
 * `runningHPerDay` by compressor index; a machine that is missing there doesn't run.
 */
export function serviceList(
  items: readonly MaintenanceItem[],
  runningHPerDay: ReadonlyMap<number, Figure>,
  nowMs: number,
): readonly ListedService[] {
  return items
    .map((item) => ({
      ...item,
      due: serviceDue(item.remainingH),
      expectedMs: expectedServiceMs(item, runningHPerDay.get(item.index), nowMs),
    }))
    .sort(soonestFirst);
}
