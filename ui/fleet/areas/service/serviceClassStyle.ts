import type { ServiceClass } from '../../../../core/fleet/index.ts';
import type { Look } from '../../../kit/index.ts';

/** How near a service is. */
export const serviceClassStyle: Readonly<Record<ServiceClass, Look>> = {
  overdue: { icon: 'i-maint', tone: 's-warn', word: /*i18n*/ 'Überfällig' },
  due: { icon: 'i-maint', tone: 's-maint', word: /*i18n*/ 'Fällig' },
  dueSoon: { icon: 'g-cal', tone: 's-off', word: /*i18n*/ 'Bald fällig' },
  notDue: { icon: 'g-check', tone: 's-off', word: /*i18n*/ 'Nicht fällig' },
  unknown: { icon: 'g-question', tone: 's-off', word: /*i18n*/ 'Unbekannt' },
};
