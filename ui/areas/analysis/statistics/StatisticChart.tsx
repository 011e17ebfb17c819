import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Statistic } from '../../../../core/statistics/index.ts';
import { BarChart, BarLegend, type BarPart } from '../../../charts/barChart/index.ts';
import { Panel } from '../../../kit/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import { barPrintable, PrintChart } from '../../../print/index.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { StatisticPlaceholder } from './StatisticPlaceholder.tsx';
import { statisticOf, type StatisticSlug } from './statisticPages.ts';
import { barStyles, isSummed } from './barStyles.ts';
import { useBars } from './useBars.ts';
import { usePeriodText } from './usePeriodText.ts';
import { ViewLink } from './ViewLink.tsx';

interface Props {
  readonly vm: StatisticVm;
  readonly slug: StatisticSlug;
}

/** Text ids. */
const titles: Readonly<Record<Statistic, string>> = {
  loadTimes: /*i18n*/ 'Laufzeit je Verdichter',
  motorStarts: /*i18n*/ 'Motorstarts je Verdichter',
  specificPower: /*i18n*/ 'Spezifische Leistung je Verdichter',
  energyConsumption: /*i18n*/ 'Energie je Verdichter',
};
const partNames: Readonly<Record<BarPart, string>> = {
  load: /*i18n*/ 'Last',
  noLoad: /*i18n*/ 'Leerlauf',
  leaked: /*i18n*/ 'Leckage',
  plain: /*i18n*/ 'Motorstarts',
};

/** A statistic as bars: the plant, and its machines. */
export const StatisticChart = observer(function StatisticChart({ vm, slug }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const name = statisticOf[slug];
  const data = useBars(vm, name);
  const { parts } = barStyles[name];
  const periodText = usePeriodText();
  const { periods } = vm;
  const hasMarks = data?.groups.some(({ bars }) => bars.some(({ before }) => before !== undefined)) === true;
  const legend = [
    ...(parts.length < 2 ? [] : parts.map((part) => ({ part, name: i18n._(partNames[part]) }))),
    ...(hasMarks ? [{ part: 'before' as const, name: i18n._('Vorzeitraum') }] : []),
  ];
  return (
    <Panel
      className="sx-panel"
      title={i18n._(titles[name])}
      actions={
        <>
          {legend.length > 0 && <BarLegend entries={legend} />}
          <div className="sx-actions">
            <PrintChart
              printable={
                data &&
                barPrintable({
                  data,
                  legend,
                  title: i18n._(titles[name]),
                  range: periods === undefined ? '' : periodText(periods.now),
                  address: periods && trendPath(periods.now.fromMs, periods.now.untilMs),
                  tickText: number,
                })
              }
            />
            <ViewLink slug={slug} view="table" />
          </div>
        </>
      }
    >
      {vm.state === 'asking' && <div className="progress" aria-hidden />}
      {data === undefined ? (
        <StatisticPlaceholder as="chart" isOneScale={!isSummed(name)} isLoading={vm.state === 'asking' || vm.range === undefined} />
      ) : (
        <BarChart data={data} label={i18n._(titles[name])} tickText={number} isStale={vm.isStale} />
      )}
    </Panel>
  );
});
