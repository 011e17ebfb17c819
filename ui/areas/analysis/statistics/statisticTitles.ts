import type { StatisticSlug } from './statisticPages.ts';

/** Text ids. */
export const statisticTitles: Readonly<Record<StatisticSlug, string>> = {
  'load_non-load_ratio': /*i18n*/ 'Last und Leerlauf',
  motor_starts: /*i18n*/ 'Motorstarts',
  specific_power: /*i18n*/ 'Spezifische Leistung',
  energy_consumption: /*i18n*/ 'Energieverbrauch',
};
