import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { ChartLegend, LineChart } from '../../charts/lineChart/index.ts';
import { Icon } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { ChartStatus } from './ChartStatus.tsx';
import { FilesNotes } from './FilesNotes.tsx';
import { FilesProgress } from './FilesProgress.tsx';
import { isolated, toggled } from './model/analysisView.ts';
import { type PlotQuantity } from './model/series.ts';
import { SeriesPicker } from './SeriesPicker.tsx';
import { useChartSummary } from './useChartSummary.ts';
import { useEmptyWords } from './useEmptyWords.ts';
import { useHeldHeight } from './useHeldHeight.ts';
import type { ShownChart } from './useShownChart.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly chart: ShownChart;
}

/** The chart with its legend, and what there is to say about its data: each part stays in its place. */
export const ChartPanel = observer(function ChartPanel({ vm, chart: { label, format, plots, data, isPreparing } }: Props) {
  const { i18n } = useLingui();
  const summary = useChartSummary(vm, format);
  const emptyWords = useEmptyWords(vm);
  const [stage, heldPx] = useHeldHeight(data !== undefined);
  return (
    <section className="panel an-chart" aria-label={label}>
      <div className="ph an-head">
        <div className="an-lines">
          <ChartLegend plots={plots} onToggle={(id) => vm.show(toggled(vm.view, id))} onIsolate={(id) => vm.show(isolated(vm.view, id))} />
        </div>
        <div className="an-actions">
          <button
            type="button"
            className="btn sm"
            disabled={!vm.isLiveSource || !vm.isLive || vm.range.isFollowing}
            onClick={() => vm.toNow()}
          >
            {i18n._('Jetzt')}
            <Icon name="g-right" />
          </button>
          <SeriesPicker vm={vm} label={i18n._('Linien wählen')} />
        </div>
      </div>
      <div ref={stage} className="pb an-stage" style={{ minHeight: heldPx }}>
        {data === undefined ? (
          <>
            {!vm.isLiveSource && <FilesProgress />}
            <ChartPlaceholder plotCount={Math.max(2, plots.length)} isLoading={vm.isLoading || isPreparing}>
              {emptyWords}
            </ChartPlaceholder>
          </>
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
      {data !== undefined && <ChartStatus vm={vm} />}
      {!vm.isLiveSource && <FilesNotes />}
    </section>
  );
});
