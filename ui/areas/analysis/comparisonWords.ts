import type { ComparisonKind } from '../../../core/time/index.ts';

/** Text ids. */
export const comparisonWords: Readonly<Record<ComparisonKind, string>> = {
  before: /*i18n*/ 'Zeitraum davor',
  week: /*i18n*/ 'Vorwoche',
  year: /*i18n*/ 'Vorjahr',
};
