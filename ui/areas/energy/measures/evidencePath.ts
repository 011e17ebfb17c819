import type { Evidence, EvidencePage } from '../../../../core/measures/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { rangeToQuery } from '../../../dates/index.ts';
import { energyPath } from '../energyPages.ts';

interface ShownOn {
  readonly path: string;
  /** Text id. */
  readonly title: string;
}

/** Where each page is, and what it is called. */
export const evidenceShown: Readonly<Record<EvidencePage, ShownOn>> = {
  leakage: { path: energyPath('leakage'), title: /*i18n*/ 'Leckage' },
  cost: { path: energyPath('cost'), title: /*i18n*/ 'Kosten und Spitzen' },
  heatReport: { path: energyPath('heat_report'), title: /*i18n*/ 'Abwärmebericht' },
  machines: { path: '/analysis/machines', title: /*i18n*/ 'Maschinen' },
  profile: { path: '/analysis/profile', title: /*i18n*/ 'Profil' },
};

/** The address of a measure's evidence: a page, days of the plant's zone (IANA name), the series, and the machine that is opened. */
export function evidencePath({ page, lines, fromMs, untilMs }: Evidence, slots: readonly number[], zone: string): string {
  const range = { from: plantDayOf(fromMs, zone), until: plantDayOf(untilMs - 1, zone) };
  const query = rangeToQuery(new URLSearchParams(), range);
  const [series] = lines;
  const [slot] = slots;
  if (page === 'profile' && series !== undefined) query.set('series', series);
  if (page === 'machines' && slot !== undefined) query.set('machine', String(slot));
  return `${evidenceShown[page].path}?${query}`;
}
