import { useLingui } from '@lingui/react';
import type { ServiceHeadline } from '../model/serviceHeadline.ts';

const texts: Readonly<Record<Exclude<ServiceHeadline['kind'], 'counted'>, string>> = {
  loading: /*i18n*/ 'Wartungsdaten werden geladen',
  lost: /*i18n*/ 'Restzeiten unbekannt',
  noPlant: /*i18n*/ 'Keine Anlage',
  incompatible: /*i18n*/ 'Keine Werte',
  withheld: /*i18n*/ 'Keine Wartungsdaten',
  empty: /*i18n*/ 'Keine Wartungsdaten',
  unknown: /*i18n*/ 'Restzeiten unbekannt',
};

const counts = {
  overdue: /*i18n*/ '{count, plural, one {# Wartung überfällig} other {# Wartungen überfällig}}',
  week: /*i18n*/ '{count, plural, one {# Wartung in den nächsten 7 Tagen} other {# Wartungen in den nächsten 7 Tagen}}',
  soon: /*i18n*/ '{count, plural, one {# Wartung bald fällig} other {# Wartungen bald fällig}}',
  overdueAndWeek:
    /*i18n*/ '{count, plural, one {# Wartung überfällig} other {# Wartungen überfällig}}, {more, plural, other {# in den nächsten 7 Tagen}}',
  overdueAndSoon:
    /*i18n*/ '{count, plural, one {# Wartung überfällig} other {# Wartungen überfällig}}, {more, plural, other {# bald fällig}}',
} as const;

/** Returns the function that puts a list of services into a sentence. */
export function useHeadlineText(): (headline: ServiceHeadline) => string {
  const { i18n } = useLingui();
  return (headline) => {
    if (headline.kind !== 'counted') return i18n._(texts[headline.kind]);
    const { overdue, soon, soonHasDates } = headline;
    if (overdue === 0 && soon === 0) return i18n._('Keine Wartung fällig');
    if (overdue === 0) return i18n._(counts[soonHasDates ? 'week' : 'soon'], { count: soon });
    if (soon === 0) return i18n._(counts.overdue, { count: overdue });
    return i18n._(counts[soonHasDates ? 'overdueAndWeek' : 'overdueAndSoon'], { count: overdue, more: soon });
  };
}
