import { Page } from '../../../shell/index.ts';
import type { StatisticSlug } from './statisticPages.ts';

export interface StatisticPageProps {
  readonly slug: StatisticSlug;
  readonly as: 'chart' | 'table';
}

export function StatisticPage({ slug }: StatisticPageProps) {
  return (
    <Page crumbs={[]}>
      <h1>{slug}</h1>
    </Page>
  );
}
