import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ChartLegend, LineChart } from '../../charts/lineChart/index.ts';
import { classNames, type Format, Icon, useFormat } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { FilesNotes } from './FilesNotes.tsx';
import { FilesProgress } from './FilesProgress.tsx';
import { LogFailed } from './LogFailed.tsx';
import { isolated, toggled } from './model/analysisView.ts';
import { type PlotQuantity } from './model/series.ts';
import { PrintChart } from './print/PrintChart.tsx';
import { useLinePrintable } from './print/useLinePrintable.tsx';
import { SeriesPicker } from './SeriesPicker.tsx';
import { useChartData } from './useChartData.ts';
import { useChartSummary } from './useChartSummary.ts';
import { useEmptyWords } from './useEmptyWords.ts';
import { usePreparedData } from './usePreparedData.ts';

/** More lines have rows of their own, in columns. */
const mostBeside = 3;

/** The chart with its legend, and what there is to say about its data. */
export const ChartPanel = observer(function ChartPanel({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const format = useSteadyFormat();
  const { plots, data: wanted } = useChartData(vm, format);
  const { data, isPreparing } = usePreparedData(wanted);
  const summary = useChartSummary(vm, format);
  const emptyWords = useEmptyWords(vm);
  const label = i18n._('Verlauf der Werte');
  const printable = useLinePrintable(data, format, label);
  return (
    <section className="panel an-chart" aria-label={label}>
      <div className="ph an-head">
        <div className={classNames('an-lines', vm.view.series.length > mostBeside && 'an-many')}>
          <ChartLegend plots={plots} onToggle={(id) => vm.show(toggled(vm.view, id))} onIsolate={(id) => vm.show(isolated(vm.view, id))} />
        </div>
        <div className="an-actions">
          {vm.isLiveSource && vm.isLive && !vm.range.isFollowing && data !== undefined && (
            <button type="button" className="btn sm" onClick={() => vm.toNow()}>
              {i18n._('Zum aktuellen Zeitpunkt')}
              <Icon name="g-right" />
            </button>
          )}
          <PrintChart printable={printable} />
          <SeriesPicker vm={vm} label={i18n._('Linien wählen')} />
        </div>
      </div>
      {vm.isLiveSource ? vm.hasLogFailed && <LogFailed /> : <FilesProgress />}
      {!vm.isLiveSource && <FilesNotes />}
      <div className="pb">
        {data === undefined ? (
          <ChartPlaceholder plotCount={Math.max(2, plots.length)} isLoading={vm.isLoading || isPreparing}>
            {emptyWords}
          </ChartPlaceholder>
        ) : (
          <LineChart
            data={data}
            format={format}
            label={label}
            summary={summary}
            isStale={vm.isStale}
            onSpan={(span) => vm.showSpan(span)}
            onExtent={(quantity, extent) => vm.showExtent(quantity as PlotQuantity, extent)}
            onReset={() => vm.reset()}
          />
        )}
      </div>
    </section>
  );
});

/** The same object while language, units and zone stay. Only inside an observer. */
function useSteadyFormat(): Format {
  const format = useFormat();
  const { language, units, zone } = format;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the formatters are made of these three
  return useMemo(() => format, [language, units, zone]);
}
