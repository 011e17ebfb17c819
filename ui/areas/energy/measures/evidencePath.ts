import type { BeforeAfter, Evidence, EvidencePage } from '../../../../core/measures/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { rangeToQuery } from '../../../dates/index.ts';
import { energyPath } from '../energyPages.ts';
import { baselineNames } from '../performance/baselineNames.ts';

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

/** The address where energy before and after a measure is compared; undefined while no day since is over. */
export function checkPath({ baseline, report }: BeforeAfter): string | undefined {
  if (report === undefined) return undefined;
  const query = rangeToQuery(new URLSearchParams(), { from: report.first, until: report.last });
  query.set(baselineNames.first, baseline.first);
  query.set(baselineNames.last, baseline.last);
  return `${energyPath('performance')}?${query}`;
}
