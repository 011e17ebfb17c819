import type { BeforeAfter } from '../../../../core/measures/index.ts';
import { rangeToQuery } from '../../../dates/index.ts';
import { energyPath } from '../energyPages.ts';
import { baselineNames } from '../performance/baselineNames.ts';

/** The address where energy before and after a measure is compared; undefined while no day since is over. */
export function checkPath({ baseline, report }: BeforeAfter): string | undefined {
  if (report === undefined) return undefined;
  const query = rangeToQuery(new URLSearchParams(), { from: report.first, until: report.last });
  query.set(baselineNames.first, baseline.first);
  query.set(baselineNames.last, baseline.last);
  return `${energyPath('performance')}?${query}`;
}
