import type { MaintenanceItem } from '../../../../../core/maintenance/index.ts';

/** The service of a machine, slot 1..10, with the fewest hours left; undefined while none is known. */
export function nextService(items: readonly MaintenanceItem[], slot: number): MaintenanceItem | undefined {
  const hoursLeft = ({ remainingH }: MaintenanceItem) => remainingH ?? NaN;
  return items
    .filter((item) => item.index === slot && !Number.isNaN(hoursLeft(item)))
    .reduce<MaintenanceItem | undefined>(
      (next, item) => (next === undefined || hoursLeft(item) < hoursLeft(next) ? item : next),
      undefined,
    );
}
