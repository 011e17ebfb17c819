import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Page } from '../../../shell/index.ts';
import { AnalysisRail } from '../AnalysisRail.tsx';
import './statistics.css';
import { StatisticChart } from './StatisticChart.tsx';
import { StatisticEstimated } from './StatisticEstimated.tsx';
import { StatisticHeadline } from './StatisticHeadline.tsx';
import { StatisticNotice } from './StatisticNotice.tsx';
import { analysisPath, statisticOf, type StatisticSlug, type StatisticView } from './statisticPages.ts';
import { StatisticTable } from './StatisticTable.tsx';
import { statisticTitles } from './statisticTitles.ts';
import { useStatistic } from './useStatistic.ts';

export interface StatisticPageProps {
  readonly slug: StatisticSlug;
  readonly as: StatisticView;
}

/** One of the four statistics of a range of days, as bars or as a table. */
export const StatisticPage = observer(function StatisticPage({ slug, as }: StatisticPageProps) {
  const { i18n } = useLingui();
  const name = statisticOf[slug];
  const vm = useStatistic(name);
  const group = as === 'chart' ? i18n._('Diagramme') : i18n._('Tabellen');
  return (
    <Page
      crumbs={[
        { label: i18n._('Analyse'), to: '/analysis' },
        { label: group, to: analysisPath(as) },
        { label: i18n._(statisticTitles[slug]) },
      ]}
      rail={<AnalysisRail />}
    >
      <StatisticHeadline vm={vm} name={name} />
      <StatisticNotice vm={vm} />
      <StatisticEstimated vm={vm} />
      {as === 'chart' ? <StatisticChart vm={vm} slug={slug} /> : <StatisticTable vm={vm} slug={slug} />}
    </Page>
  );
});
