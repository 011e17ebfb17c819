import type { ServiceDue } from '../../../core/maintenance/index.ts';
import type { Look } from '../../kit/index.ts';

/** How it is shown how near a service is; overdue is louder than a maintenance message. */
export const dueStyle: Readonly<Record<ServiceDue, Look>> = {
  overdue: { icon: 'i-maint', tone: 's-warn', word: /*i18n*/ 'Überfällig' },
  dueSoon: { icon: 'i-maint', tone: 's-maint', word: /*i18n*/ 'Bald fällig' },
  notDue: { icon: 'g-check', tone: 's-off', word: /*i18n*/ 'Nicht fällig' },
};
