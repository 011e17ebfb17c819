import type { MaintenanceItem, ListedService } from '../../../../core/maintenance/index.ts';

/** The columns of the table; `date` has what is overdue first and then the soonest. */
export const serviceColumns = ['machine', 'part', 'interval', 'remaining', 'date'] as const;
export type ServiceColumn = (typeof serviceColumns)[number];

export interface ServiceSort {
  readonly by: ServiceColumn;
  readonly descending: boolean;
}

const usual: ServiceSort = { by: 'date', descending: false };

/** From an address: `?sort=machine&order=desc`; what is no column is the usual order. */
export function sortFromQuery(query: URLSearchParams): ServiceSort {
  const by = serviceColumns.find((column) => column === query.get('sort')) ?? usual.by;
  return { by, descending: query.get('order') === 'desc' };
}

/** The usual order needs no words. */
export function sortToQuery({ by, descending }: ServiceSort): URLSearchParams {
  return new URLSearchParams({ ...(by !== usual.by && { sort: by }), ...(descending && { order: 'desc' }) });
}

/** What a press on a column's head asks for: its order, and when it has it already the reverse. */
export function pressedSort({ by, descending }: ServiceSort, column: ServiceColumn): ServiceSort {
  return { by: column, descending: by === column && !descending };
}

/** Puts names in order, as people of a language do. */
export type NameOrder = (a: string, b: string) => number;

export interface ServiceNames {
  readonly partName: (component: MaintenanceItem['component']) => string;
  readonly order: NameOrder;
}

type Key = (service: ListedService) => number | string | undefined;

/** The services in the order of a column; equal ones stay soonest first, and missing values come last in either direction. */
export function sortedServices(soonestFirst: readonly ListedService[], sort: ServiceSort, names: ServiceNames): readonly ListedService[] {
  const places = new Map(soonestFirst.map((service, place) => [service, place]));
  const keys: Readonly<Record<ServiceColumn, Key>> = {
    machine: ({ index }) => index,
    part: ({ component }) => names.partName(component),
    interval: ({ intervalH }) => intervalH,
    remaining: ({ remainingH }) => remainingH,
    date: (service) => (service.due === 'overdue' || service.expectedMs !== undefined ? places.get(service) : undefined),
  };
  const key = keys[sort.by];
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'string' || typeof b === 'string' ? names.order(String(a), String(b)) : a - b;
  const direction = sort.descending ? -1 : 1;
  return soonestFirst.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return direction * compare(a, b);
  });
}
