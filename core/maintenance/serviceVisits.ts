import { msPerDay } from '../time/index.ts';
import type { ListedService } from './serviceList.ts';

/** Services of one machine that are nearer to each other than this are one visit. */
export const oneVisitWithinDays = 14;

/** Services of a machine that are done together. */
export interface ServiceVisit {
  /** Of the compressor, 1..10. */
  readonly index: number;
  /** When the first of them falls due, or now when one is overdue. */
  readonly atMs: number;
  /** First date first; the overdue ones before. */
  readonly services: readonly ListedService[];
}

/** When a service has to be done: now when it is overdue; undefined without a date. */
const dueMs = ({ due, expectedMs }: ListedService, nowMs: number) => (due === 'overdue' ? nowMs : expectedMs);

/** The visits that a plant's services come to, first date first; a service without a date is in none. */
export function serviceVisits(services: readonly ListedService[], nowMs: number): readonly ServiceVisit[] {
  const dated = services
    .map((service) => ({ service, atMs: dueMs(service, nowMs) }))
    .filter((each): each is { service: ListedService; atMs: number } => each.atMs !== undefined)
    .sort((a, b) => a.atMs - b.atMs || a.service.index - b.service.index);
  const visits: { index: number; atMs: number; services: ListedService[] }[] = [];
  for (const { service, atMs } of dated) {
    const open = visits.findLast(({ index }) => index === service.index);
    if (open !== undefined && atMs - open.atMs <= oneVisitWithinDays * msPerDay) open.services.push(service);
    else visits.push({ index: service.index, atMs, services: [service] });
  }
  return visits;
}
