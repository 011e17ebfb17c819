import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { weekBufferSpacingMs } from '../../../core/samples/index.ts';
import { ChartLegend, type ChartPlot, LineChart, type LineChartData } from '../../charts/lineChart/index.ts';
import { Icon, type Format, useFormat } from '../../kit/index.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import type { LiveChartVm } from './liveChart.vm.ts';
import { liveRangeWords } from './liveRangeWords.ts';
import { livePlots, liveSeries, type LiveSeriesId } from './model/liveSeries.ts';
import { isolated, type LiveView, toggled } from './model/liveView.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { StatesSwitch } from './StatesSwitch.tsx';

interface Props {
  readonly vm: LiveChartVm;
  readonly onView: (view: LiveView) => void;
}

/** The chart with its legend and choices. */
export const LivePanel = observer(function LivePanel({ vm, onView }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const plots = usePlots(vm);
  const summary = useSummary(vm, format);
  const { view, span, table } = vm;
  const label = i18n._('Netzdruck, Volumenstrom und Zustände der Verdichter');
  const data: LineChartData = {
    span,
    timesMs: table.timesMs,
    length: table.length,
    spacingMs: weekBufferSpacingMs,
    plots,
    lanes: vm.lanes.map(({ slot, statuses }) => ({ id: `${slot}`, name: i18n._('K{number}', { number: slot }), statuses })),
    units: format.units,
    zone: format.zone,
    isFilling: vm.isFilling,
  };
  return (
    <section className="panel" aria-label={label}>
      <div className="ph lv-head">
        <ChartLegend
          plots={plots}
          onToggle={(id) => onView(toggled(view, id as LiveSeriesId))}
          onIsolate={(id) => onView(isolated(view, id as LiveSeriesId))}
        />
        <div className="lv-choices">
          <StatesSwitch isOn={view.states} onChange={(states) => onView({ ...view, states })} />
          <RangeChoice range={view.range} onChoose={(range) => onView({ ...view, range })} />
        </div>
      </div>
      {vm.hasFailed && (
        <p className="lv-note s-warn" role="status">
          <Icon name="i-warn" />
          <b>{i18n._('Anforderung fehlgeschlagen')}</b>
          {i18n._('Ein Teil der früheren Werte fehlt.')}
        </p>
      )}
      <div className="pb">
        {vm.isEmpty ? (
          <ChartPlaceholder isLoading={vm.isLoading} />
        ) : (
          <LineChart data={data} format={format} label={label} summary={summary} isStale={vm.isStale} />
        )}
      </div>
    </section>
  );
});

/** Only inside an observer. */
function usePlots(vm: LiveChartVm): readonly ChartPlot[] {
  const { i18n } = useLingui();
  return livePlots.map(({ quantity, share }) => ({
    quantity,
    share,
    series: liveSeries.flatMap((series, i) => {
      const { column, isHidden } = vm.lines[i]!;
      return series.quantity === quantity ? [{ id: series.id, name: i18n._(series.name), mark: series.mark, column, isHidden }] : [];
    }),
  }));
}

/** The chart in a sentence a line. Only inside an observer. */
function useSummary({ extents, view }: LiveChartVm, { quantity }: Format): string {
  const { i18n } = useLingui();
  const range = i18n._(liveRangeWords[view.range]);
  return liveSeries
    .map(({ id, name, quantity: of }) => {
      const least = quantity(of, extents[id].min);
      const greatest = quantity(of, extents[id].max);
      if (least.isMissing) return i18n._('{name}: keine Daten', { name: i18n._(name) });
      return i18n._('{name}: {min} bis {max} {unit} {range}', {
        name: i18n._(name),
        min: least.figure,
        max: greatest.figure,
        unit: greatest.unit,
        range,
      });
    })
    .join('. ');
}
