import type { ReactNode } from 'react';
import { type AreaRoutes, ChartRoute, lazyPage } from '../../shell/index.ts';
import { annexPath } from './annex/annexPath.ts';
import { machinesPath } from './machines/machinesPath.ts';
import { profilePath } from './profile/profilePath.ts';
import { analysisPath, type StatisticSlug, statisticSlugs } from './statistics/statisticPages.ts';

const analysis = () => import('./index.ts');
const AnalysisChart = lazyPage(async () => (await analysis()).AnalysisChart);
const StatisticPage = lazyPage(async () => (await analysis()).StatisticPage);
const profile = () => import('./profile/ProfilePage.tsx');
const ProfilePage = lazyPage(async () => (await profile()).ProfilePage);
const machines = () => import('./machines/MachinesPage.tsx');
const MachinesPage = lazyPage(async () => (await machines()).MachinesPage);
const annex = () => import('./annex/AnnexPage.tsx');
const AnnexPage = lazyPage(async () => (await annex()).AnnexPage);
const ValueTablePage = lazyPage(async () => (await analysis()).ValueTablePage);

/** A page of charts, or the table of a statistic where these can't be shown. */
const chartOr = (slug: StatisticSlug, chart: ReactNode) => <ChartRoute table={analysisPath('table', slug)}>{chart}</ChartRoute>;

export const analysisRoutes: AreaRoutes = {
  area: 'analytics',
  chunks: [analysis, profile, machines, annex],
  shortcuts: [['/analysis', analysisPath('chart')]],
  pages: [
    [analysisPath('chart'), chartOr(statisticSlugs[0], <AnalysisChart />)],
    [analysisPath('table'), <ValueTablePage />],
    [profilePath, <ProfilePage />],
    [machinesPath, <MachinesPage />],
    [annexPath, <AnnexPage />],
    ...statisticSlugs.flatMap((slug) => [
      [analysisPath('chart', slug), chartOr(slug, <StatisticPage slug={slug} as="chart" />)] as const,
      [analysisPath('table', slug), <StatisticPage slug={slug} as="table" />] as const,
    ]),
  ],
};
