import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import type { Quantity } from '../../../core/units/index.ts';
import { ports, useService } from '../../di/index.ts';
import { ChartLegend, LineChart } from '../../charts/lineChart/index.ts';
import type { AvailableDays } from '../../dates/index.ts';
import { Icon } from '../../kit/index.ts';
import { usePhone } from '../../kit/usePhone.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartOutputs } from './ChartOutputs.tsx';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { ChartStatus } from './ChartStatus.tsx';
import { ChartView } from './ChartView.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { FilesNotes } from './FilesNotes.tsx';
import { FilesProgress } from './FilesProgress.tsx';
import { Flyout } from './Flyout.tsx';
import { isolated, toggled } from './model/analysisView.ts';
import { isPlotQuantity } from './model/series.ts';
import { PlotHeights } from './plotHeights.vm.ts';
import { SeriesPicker } from './SeriesPicker.tsx';
import { TimeControl } from './TimeControl.tsx';
import { useChartSummary } from './useChartSummary.ts';
import { useCloseFlyout } from './useCloseFlyout.ts';
import { useEmptyWords } from './useEmptyWords.ts';
import { useHeldHeight } from './useHeldHeight.ts';
import type { ShownChart } from './useShownChart.ts';
import { useSideHeight } from './useSideHeight.ts';
import { useWholeScreen, type WholeScreen } from './useWholeScreen.ts';

/** Leads to the newest of some marks in the list, where it is in words. */
function focusMark(ids: readonly string[]): void {
  const item = document.getElementById(`mark-${ids.at(-1)}`);
  item?.scrollIntoView({ block: 'nearest' });
  item?.focus({ preventScroll: true });
}

interface Props {
  readonly vm: AnalysisChartVm;
  readonly chart: ShownChart;
  readonly availableDays: AvailableDays;
}

/** The chart with its time, its legend, and what there is to say about its data: each part stays in its place. On a phone the chart comes first, and its controls lie in a sheet. */
export const ChartPanel = observer(function ChartPanel({ vm, chart, availableDays }: Props) {
  const { label, format, plots, data, isPreparing, isHeld } = chart;
  const { i18n } = useLingui();
  const isPhone = usePhone();
  const summary = useChartSummary(vm, format);
  const emptyWords = useEmptyWords(vm);
  const panel = useRef<HTMLElement>(null);
  const whole = useWholeScreen(panel);
  const storage = useService(ports.preferenceStorage);
  const [heights] = useState(() => new PlotHeights(storage));
  const { all } = heights;
  const { extraPx } = whole;
  const sidePx = useSideHeight(plots.length);
  const room = useMemo(() => ({ heightOf: (quantity: Quantity) => all.get(quantity) ?? sidePx, extraPx }), [all, extraPx, sidePx]);
  const [stage, heldPx] = useHeldHeight(data !== undefined);
  const legend = (
    <div className="an-lines">
      <ChartLegend plots={plots} onToggle={(id) => vm.show(toggled(vm.view, id))} onIsolate={(id) => vm.show(isolated(vm.view, id))} />
    </div>
  );
  const actions = (
    <>
      <SeriesPicker vm={vm} label={i18n._('Linien wählen')} />
      <CompareChoice vm={vm} />
      <ChartView vm={vm} />
      <ChartOutputs vm={vm} chart={chart} />
      <ScreenButton whole={whole} />
    </>
  );
  return (
    <section ref={panel} className="panel an-chart" aria-label={label}>
      <TimeControl vm={vm} availableDays={availableDays}>
        {isPhone && (
          <Flyout
            button={<Icon name="g-list" />}
            buttonClass="an-open-sheet"
            className="an-sheet"
            name={i18n._('Linien, Ansicht und Ausgabe')}
            label={i18n._('Linien, Ansicht und Ausgabe')}
          >
            <div className="an-actions">{actions}</div>
          </Flyout>
        )}
      </TimeControl>
      {!isPhone && (
        <div className="ph an-head">
          {legend}
          <div className="an-actions">{actions}</div>
        </div>
      )}
      <div ref={stage} className="pb an-stage" style={{ minHeight: heldPx }}>
        {data === undefined ? (
          <>
            {!vm.isLiveSource && <FilesProgress of={vm.detail.loading} />}
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
            isStale={vm.isStale || isHeld}
            onSpan={(span) => !isHeld && vm.showSpan(span)}
            onWiden={() => !isHeld && vm.time.widen()}
            onExtent={(quantity, extent) => isPlotQuantity(quantity) && vm.showExtent(quantity, extent)}
            onCrosshair={(atMs) => vm.pointed.point(atMs)}
            onMarks={focusMark}
            onReset={() => vm.reset()}
            room={room}
            onHeight={(quantity, heightPx) => heights.choose(quantity, heightPx)}
            onStanding={() => vm.toggleStanding()}
          />
        )}
      </div>
      {isPhone && <div className="an-head">{legend}</div>}
      {data !== undefined && <ChartStatus vm={vm} />}
      {!vm.isLiveSource && <FilesNotes vm={vm} />}
    </section>
  );
});

/** On a phone the sheet that it lies in goes. */
function ScreenButton({ whole: { isOn, toggle } }: { readonly whole: WholeScreen }) {
  const { i18n } = useLingui();
  const closeSheet = useCloseFlyout();
  return (
    <button
      type="button"
      className="btn sm an-screen"
      aria-pressed={isOn}
      onClick={() => {
        closeSheet();
        toggle();
      }}
    >
      {isOn ? i18n._('Zurück zur Seite') : i18n._('Ganzer Bildschirm')}
    </button>
  );
}
