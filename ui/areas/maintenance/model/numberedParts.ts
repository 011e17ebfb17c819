import type { ListedService, MaintenanceComponent } from '../../../../core/maintenance/index.ts';

/** A service and the number of its part in the picture; undefined for a part that the picture does not show. */
export interface NumberedPart {
  readonly service: ListedService;
  readonly number: number | undefined;
}

/** Numbers the parts that have a place in a picture, in the order given, from 1. */
export function numberedParts(
  services: readonly ListedService[],
  places: Readonly<Partial<Record<MaintenanceComponent, unknown>>>,
): readonly NumberedPart[] {
  let count = 0;
  return services.map((service) => ({ service, number: places[service.component] === undefined ? undefined : ++count }));
}
