/** How near a service is. */
export type ServiceDue = 'overdue' | 'dueSoon' | 'notDue';

/** With less time left than this a service is due soon. */
export const dueSoonBelowH = 100;

/** Undefined when the remaining time is missing or NaN; exactly 0 h left is due soon, not overdue. */
export function serviceDue(remainingH: number | undefined): ServiceDue | undefined {
  if (remainingH === undefined || Number.isNaN(remainingH)) return undefined;
  if (remainingH < 0) return 'overdue';
  return remainingH < dueSoonBelowH ? 'dueSoon' : 'notDue';
}
