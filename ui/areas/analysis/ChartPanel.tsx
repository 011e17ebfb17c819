import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import type { Quantity } from '../../../core/units/index.ts';
import { ports, useService } from '../../di/index.ts';
import { ChartLegend, LineChart } from '../../charts/lineChart/index.ts';
import type { AvailableDays } from '../../dates/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartOutputs } from './ChartOutputs.tsx';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { ChartStatus } from './ChartStatus.tsx';
import { ChartView } from './ChartView.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { FilesNotes } from './FilesNotes.tsx';
import { focusMark } from './marks/focusMark.ts';
import { FilesProgress } from './FilesProgress.tsx';
import { isolated, toggled } from './model/analysisView.ts';
import { type PlotQuantity } from './model/series.ts';
import { PlotHeights } from './plotHeights.vm.ts';
import { SeriesPicker } from './SeriesPicker.tsx';
import { TimeControl } from './TimeControl.tsx';
import { useChartSummary } from './useChartSummary.ts';
import { useEmptyWords } from './useEmptyWords.ts';
import { useHeldHeight } from './useHeldHeight.ts';
import type { ShownChart } from './useShownChart.ts';
import { useWholeScreen } from './useWholeScreen.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly chart: ShownChart;
  readonly availableDays: AvailableDays;
}

/** The chart with its time, its legend, and what there is to say about its data: each part stays in its place. */
export const ChartPanel = observer(function ChartPanel({ vm, chart, availableDays }: Props) {
  const { label, format, plots, data, isPreparing } = chart;
  const { i18n } = useLingui();
  const summary = useChartSummary(vm, format);
  const emptyWords = useEmptyWords(vm);
  const panel = useRef<HTMLElement>(null);
  const whole = useWholeScreen(panel);
  const storage = useService(ports.preferenceStorage);
  const [heights] = useState(() => new PlotHeights(storage));
  const { all } = heights;
  const { extraPx } = whole;
  const room = useMemo(() => ({ heightOf: (quantity: Quantity) => all.get(quantity), extraPx }), [all, extraPx]);
  const [stage, heldPx] = useHeldHeight(data !== undefined);
  return (
    <section ref={panel} className="panel an-chart" aria-label={label}>
      <TimeControl vm={vm} availableDays={availableDays} />
      <div className="ph an-head">
        <div className="an-lines">
          <ChartLegend plots={plots} onToggle={(id) => vm.show(toggled(vm.view, id))} onIsolate={(id) => vm.show(isolated(vm.view, id))} />
        </div>
        <div className="an-actions">
          <SeriesPicker vm={vm} label={i18n._('Linien wählen')} />
          <CompareChoice vm={vm} />
          <ChartView vm={vm} />
          <ChartOutputs vm={vm} chart={chart} />
          <button type="button" className="btn sm an-screen" aria-pressed={whole.isOn} onClick={whole.toggle}>
            {whole.isOn ? i18n._('Zurück zur Seite') : i18n._('Ganzer Bildschirm')}
          </button>
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
            onCrosshair={(atMs) => vm.pointed.point(atMs)}
            onMarks={focusMark}
            onReset={() => vm.reset()}
            room={room}
            onHeight={(quantity, heightPx) => heights.choose(quantity, heightPx)}
            onStanding={() => vm.toggleStanding()}
          />
        )}
      </div>
      {data !== undefined && <ChartStatus vm={vm} />}
      {!vm.isLiveSource && <FilesNotes />}
    </section>
  );
});
