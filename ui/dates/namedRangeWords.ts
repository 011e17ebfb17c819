import type { NamedRangeId } from '../../core/time/index.ts';

/** Text ids. */
export const namedRangeWords: Readonly<Record<NamedRangeId, string>> = {
  today: /*i18n*/ 'Heute',
  yesterday: /*i18n*/ 'Gestern',
  thisWeek: /*i18n*/ 'Diese Woche',
  lastWeek: /*i18n*/ 'Letzte Woche',
  last7Days: /*i18n*/ 'Letzte 7 Tage',
  thisMonth: /*i18n*/ 'Dieser Monat',
  lastMonth: /*i18n*/ 'Letzter Monat',
  thisYear: /*i18n*/ 'Dieses Jahr',
  lastYear: /*i18n*/ 'Letztes Jahr',
};
