import { dueSoonWithinDays, isExpectedWithin, type ListedService } from '../../../../core/maintenance/index.ts';
import type { ServicesState } from '../../../stores/index.ts';

/** What there is to say of a list of services; `unknown`: no remaining time is known of any. */
export type ServiceHeadline =
  | { readonly kind: Exclude<ServicesState, 'known'> | 'empty' | 'unknown' }
  | {
      readonly kind: 'counted';
      readonly overdue: number;
      readonly soon: number;
      /** All that is due soon is expected within the next days. */
      readonly soonHasDates: boolean;
    };

export function serviceHeadline(state: ServicesState, services: readonly ListedService[], nowMs: number): ServiceHeadline {
  if (state !== 'known') return { kind: state };
  if (services.length === 0) return { kind: 'empty' };
  if (services.every(({ due }) => due === undefined)) return { kind: 'unknown' };
  const soon = services.filter(({ due }) => due === 'dueSoon');
  return {
    kind: 'counted',
    overdue: services.filter(({ due }) => due === 'overdue').length,
    soon: soon.length,
    soonHasDates: soon.length > 0 && soon.every(({ expectedMs }) => isExpectedWithin(dueSoonWithinDays, expectedMs, nowMs)),
  };
}
