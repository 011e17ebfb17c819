import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { Icon, type IconName, Link } from '../../../kit/index.ts';
import { analysisPath, type StatisticSlug, type StatisticView } from './statisticPages.ts';

/** With text ids. */
const looks: Readonly<Record<StatisticView, { readonly word: string; readonly icon: IconName }>> = {
  chart: { word: /*i18n*/ 'Als Diagramm', icon: 'g-bars' },
  table: { word: /*i18n*/ 'Als Tabelle', icon: 'g-table' },
};

/** Leads to the other view of the same statistic and range. */
export function ViewLink({ slug, view }: { readonly slug: StatisticSlug; readonly view: StatisticView }) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  return (
    <Link className="btn sm" to={analysisPath(view, slug) + search}>
      <Icon name={looks[view].icon} />
      {i18n._(looks[view].word)}
    </Link>
  );
}
