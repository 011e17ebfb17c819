import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import type { IconName } from '../../kit/index.ts';
import { RailGroup, RailLink } from '../../shell/index.ts';
import { rangeQueryOf } from './statistics/model/rangeQuery.ts';
import { analysisPath, statisticSlugs, type StatisticView } from './statistics/statisticPages.ts';
import { statisticTitles } from './statistics/statisticTitles.ts';

/** Text ids. */
const groups: readonly (readonly [view: StatisticView, title: string, icon: IconName])[] = [
  ['chart', /*i18n*/ 'Diagramme', 'g-bars'],
  ['table', /*i18n*/ 'Tabellen', 'g-table'],
];

/** The pages of the analysis; from one statistic to another the range of days stays. */
export function AnalysisRail() {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const isStatistic = statisticSlugs.some((slug) => pathname.endsWith(`/${slug}`));
  const query = isStatistic ? rangeQueryOf(search) : '';
  return groups.map(([view, title, icon]) => (
    <RailGroup key={view} title={i18n._(title)}>
      <RailLink to={analysisPath(view)} icon={icon} isExact>
        {i18n._('Verlauf')}
      </RailLink>
      {statisticSlugs.map((slug) => (
        <RailLink key={slug} to={analysisPath(view, slug) + query} icon={icon}>
          {i18n._(statisticTitles[slug])}
        </RailLink>
      ))}
    </RailGroup>
  ));
}
