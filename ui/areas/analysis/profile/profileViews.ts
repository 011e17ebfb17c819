import type { ProfileSeries } from '../../../../core/loadProfile/index.ts';

/** What of the page is shown, all of it first; text ids. */
export const profileViews = [
  { id: 'all', title: /*i18n*/ 'Alles' },
  { id: 'heatmap', title: /*i18n*/ 'Wochenbild' },
  { id: 'duration', title: /*i18n*/ 'Dauerlinie' },
  { id: 'daytypes', title: /*i18n*/ 'Tagestypen' },
  { id: 'pressure', title: /*i18n*/ 'Druckgüte' },
] as const;
export type ProfileViewId = (typeof profileViews)[number]['id'];

/** What the page is of; text ids. */
export const seriesWords: Readonly<Record<ProfileSeries, string>> = {
  flow: /*i18n*/ 'Volumenstrom',
  delivery: /*i18n*/ 'Liefermenge',
  power: /*i18n*/ 'Leistung',
  specificPower: /*i18n*/ 'Spezifische Leistung',
  noLoadShare: /*i18n*/ 'Leerlaufanteil',
  pressure: /*i18n*/ 'Netzdruck',
};

/** The lines of the chart that a cell leads to. */
export const trendSeries: Readonly<Record<ProfileSeries, readonly string[]>> = {
  flow: ['flow', 'pressure'],
  delivery: ['delivery', 'pressure'],
  power: ['power'],
  specificPower: ['delivery', 'power'],
  noLoadShare: ['load', 'pressure'],
  pressure: ['pressure'],
};
