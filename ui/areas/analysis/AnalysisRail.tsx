import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import type { IconName } from '../../kit/index.ts';
import { RailGroup, RailLink } from '../../shell/index.ts';
import { rangeQueryOf } from '../../dates/index.ts';
import { annexPath } from './annex/annexPath.ts';
import { machinesPath } from './machines/machinesPath.ts';
import { profilePath } from './profile/profilePath.ts';
import { analysisPath, statisticSlugs, type StatisticView } from './statistics/statisticPages.ts';
import { statisticTitles } from './statistics/statisticTitles.ts';

/** Text ids. */
const groups: readonly (readonly [as: StatisticView, title: string, trendIcon: IconName, icon: IconName])[] = [
  ['chart', /*i18n*/ 'Diagramme', 'g-trend', 'g-bars'],
  ['table', /*i18n*/ 'Tabellen', 'g-table', 'g-table'],
];

/** The pages of the analysis; from one statistic to another the range of days stays, from the line chart to its values all that is shown. */
export function AnalysisRail() {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const isStatistic =
    statisticSlugs.some((slug) => pathname.endsWith(`/${slug}`)) || [profilePath, machinesPath, annexPath].includes(pathname);
  const range = isStatistic ? rangeQueryOf(search) : '';
  const view = isStatistic ? '' : search;
  const statistics = groups.map(([as, title, trendIcon, icon]) => (
    <RailGroup key={as} title={i18n._(title)}>
      <RailLink to={analysisPath(as) + view} icon={trendIcon} isExact>
        {i18n._('Verlauf')}
      </RailLink>
      {statisticSlugs.map((slug) => (
        <RailLink key={slug} to={analysisPath(as, slug) + range} icon={icon}>
          {i18n._(statisticTitles[slug])}
        </RailLink>
      ))}
    </RailGroup>
  ));
  return (
    <>
      {statistics}
      <RailGroup title={i18n._('Auswertung')}>
        <RailLink to={profilePath + range} icon="g-bars">
          {i18n._('Profil')}
        </RailLink>
        <RailLink to={machinesPath + range} icon="g-bars">
          {i18n._('Maschinen')}
        </RailLink>
        <RailLink to={annexPath + range} icon="g-table">
          {i18n._('Daten zur Bewertung')}
        </RailLink>
      </RailGroup>
    </>
  );
}
