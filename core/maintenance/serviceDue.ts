import { type Figure, figureOf } from '../figures/index.ts';
import { msPerDay } from '../time/index.ts';

/** How near a service is. */
export type ServiceDue = 'overdue' | 'dueSoon' | 'notDue';

/** With less time left than this a service is due soon. */
export const dueSoonBelowH = 100;
/** One that is expected within so many days is due soon, too. */
export const dueSoonWithinDays = 7;

/** Undefined when the remaining time is missing or NaN; exactly 0 h left is due soon, not overdue. */
export function serviceDue(remainingH: number | undefined): ServiceDue | undefined {
  if (remainingH === undefined || Number.isNaN(remainingH)) return undefined;
  if (remainingH < 0) return 'overdue';
  return remainingH < dueSoonBelowH ? 'dueSoon' : 'notDue';
}

/** Whether a service is expected within so many days from now; false without a date. */
export function isExpectedWithin(days: number, expectedMs: Figure, nowMs: number): boolean {
  const atMs = figureOf(expectedMs);
  return atMs !== undefined && atMs - nowMs <= days * msPerDay;
}
