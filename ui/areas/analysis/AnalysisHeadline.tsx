import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatDay, formatDuration } from '../../../i18n/format/index.ts';
import type { Extent } from '../../../core/plot/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import { type Format, Headline, QuantityFigure, useFormat } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { dateAndTime } from './model/dateAndTime.ts';
import { pastWords } from './pastWords.ts';

interface Props {
  readonly vm: AnalysisChartVm;
}

/** The answer: live the pressure of now and how far it went, of day files how far it went and how much of the days they cover. */
export const AnalysisHeadline = observer(function AnalysisHeadline({ vm }: Props) {
  return vm.isLiveSource ? <LiveHeadline vm={vm} /> : <FilesHeadline vm={vm} />;
});

const LiveHeadline = observer(function LiveHeadline({ vm }: Props) {
  const { i18n } = useLingui();
  const master = vm.live.snapshot?.master;
  return (
    <Headline title={useLiveSentence(vm)} note={<span className="an-time">{useLiveTime(vm)}</span>}>
      <dl className="an-kpis">
        <Kpi name={i18n._('Volumenstrom')} quantity="volumeFlow" value={master?.volumeFlowM3min} />
        <Kpi name={i18n._('Liefermenge')} quantity="volumeFlow" value={master?.deliveryVolumeM3min} />
      </dl>
    </Headline>
  );
});

const FilesHeadline = observer(function FilesHeadline({ vm }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { means, pressureExtent } = vm.figures;
  const least = format.quantity('pressure', pressureExtent.min);
  const rangeOf = usePressureRange();
  return (
    <Headline
      title={least.isMissing ? i18n._('Werte der SD-Karte') : i18n._('Netzdruck {range}', { range: rangeOf(format, pressureExtent) })}
      note={<span className="an-time">{useFilesTime(vm)}</span>}
    >
      <dl className="an-kpis">
        <Kpi name={i18n._('Netzdruck im Mittel')} quantity="pressure" value={means.pressure} />
        <Kpi name={i18n._('Volumenstrom im Mittel')} quantity="volumeFlow" value={means.flow} />
      </dl>
    </Headline>
  );
});

function Kpi({ name, quantity, value }: { readonly name: string; readonly quantity: Quantity; readonly value: number | undefined }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>
        <QuantityFigure quantity={quantity} value={value} size="m" keepUnit />
      </dd>
    </div>
  );
}

/** `6,8 bis 7,4 bar`, or one figure where both are the same. */
function usePressureRange(): (format: Format, extent: Extent) => string {
  const { i18n } = useLingui();
  return (format, { min, max }) => {
    const [least, greatest] = [format.quantity('pressure', min), format.quantity('pressure', max)];
    return least.number === greatest.number ? greatest.text : i18n._('{min} bis {max}', { min: least.number, max: greatest.text });
  };
}

/** Only inside an observer. */
function useLiveSentence(vm: AnalysisChartVm): string {
  const { i18n } = useLingui();
  const format = useFormat();
  const rangeOf = usePressureRange();
  const { isFilling, isLive, figures } = vm;
  const { past } = vm.range;
  const { pressureExtent } = figures;
  const now = format.quantity('pressure', vm.live.snapshot?.master.systemPressureBar).text;
  if (Number.isNaN(pressureExtent.min) || isFilling) return i18n._('Netzdruck {now}', { now });
  const range = rangeOf(format, pressureExtent);
  if (!isLive) return i18n._('Netzdruck {now}, zuvor {range}', { now, range });
  if (past.kind !== 'since') return i18n._('Netzdruck {now}, {range} {past}', { now, range, past: i18n._(pastWords[past.kind]) });
  const isToday = format.date(past.sinceMs) === format.date(vm.live.latestMs);
  const since = isToday ? format.minute(past.sinceMs) : dateAndTime(format.date(past.sinceMs), format.minute(past.sinceMs));
  return i18n._('Netzdruck {now}, {range} seit {time}', { now, range, time: since });
}

/** Only inside an observer. */
function useLiveTime({ live, isStale, range: { restedSpan } }: AnalysisChartVm): string {
  const { i18n } = useLingui();
  const { clock, date } = useFormat();
  const { lastSeenMs, ageS } = live;
  if (isStale && ageS !== undefined) return i18n._('Stand {time}, vor {age}', { time: clock(lastSeenMs), age: formatDuration(ageS) });
  if (isStale) return i18n._('Stand {time}', { time: clock(lastSeenMs) });
  if (restedSpan === undefined) return '';
  const { fromMs, untilMs } = restedSpan;
  const [first, last] = [date(fromMs), date(untilMs)];
  const until = first === last ? clock(untilMs) : dateAndTime(last, clock(untilMs));
  return i18n._('{from} bis {until}', { from: dateAndTime(first, clock(fromMs)), until });
}

/** The days, and how much of them is known. Only inside an observer. */
function useFilesTime({ data, range: { days }, figures: { coverage } }: AnalysisChartVm): string {
  const { i18n } = useLingui();
  const { language, quantity } = useFormat();
  const shown = data?.days ?? days;
  if (shown === undefined) return '';
  const { from, until } = shown;
  const range =
    from === until
      ? formatDay(from, language)
      : i18n._('{from} bis {until}', { from: formatDay(from, language), until: formatDay(until, language) });
  if (data === undefined || coverage === undefined) return range;
  return [
    range,
    i18n._('zu {share} erfasst', { share: quantity(coverage < 1 ? 'share' : 'ratio', coverage).text }),
    i18n._('{count, plural, one {# Datei} other {# Dateien}}', { count: data.files.length }),
  ].join(', ');
}
