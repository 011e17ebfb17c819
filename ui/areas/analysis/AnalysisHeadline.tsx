import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Channel } from '../../../core/samples/index.ts';
import { plantDayOf } from '../../../core/time/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import { formatDayAndMonth, formatDuration } from '../../../i18n/format/index.ts';
import { classNames, Headline } from '../../kit/index.ts';
import { Explain, type Explanation, QuantityFigure, useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { useSeriesName } from './useSeriesName.ts';
import { useSpanText } from './useSpanText.ts';

interface Props {
  readonly vm: AnalysisChartVm;
}

/** The answer: how far the first line went in the range that is shown, its mean there and, where the range goes on with it, its value of now. */
export const AnalysisHeadline = observer(function AnalysisHeadline({ vm }: Props) {
  const { i18n } = useLingui();
  const { first } = vm.figures;
  const quantity = first?.line.quantity ?? 'pressure';
  return (
    <div className="an-headline">
      <Headline title={useAnswer(vm)} note={useRangeText(vm)}>
        <dl className="an-kpis">
          <Kpi name={i18n._('Mittelwert')} quantity={quantity} value={first?.mean} isShown={first !== undefined} explained={useMean(vm)} />
          <Kpi
            name={i18n._('Jetzt')}
            quantity={quantity}
            value={first && vm.nowOf(first.line)}
            channels={first?.line.channel && [first.line.channel]}
            isShown={first !== undefined && vm.range.isFollowing}
          />
        </dl>
      </Headline>
    </div>
  );
});

interface KpiProps {
  readonly name: string;
  readonly quantity: Quantity;
  readonly value: number | undefined;
  /** Its place stays while it is not. */
  readonly isShown: boolean;
  /** What it is made of, where it is a value of now. */
  readonly channels?: readonly Channel[] | undefined;
  /** How it comes about, where it is not measured. */
  readonly explained?: Explanation;
}

const Kpi = observer(function Kpi({ name, quantity, value, isShown, channels, explained }: KpiProps) {
  const format = useFormat();
  return (
    <div className={classNames(!isShown && 'an-away')}>
      <dt className="label">
        {name}
        {explained && <Explain figure="meanValue" name={name} value={format.quantity(quantity, value).text} of={explained} />}
      </dt>
      <dd>
        <QuantityFigure quantity={quantity} value={value} size="m" keepUnit channels={channels} />
      </dd>
    </div>
  );
});

/** What the mean of the first line rests on. Only inside an observer. */
function useMean({ figures: { first }, range: { restedSpan } }: AnalysisChartVm): Explanation {
  const { i18n } = useLingui();
  const nameOf = useSeriesName();
  const spanText = useSpanText();
  const coverage = first?.coverage;
  return {
    inputs: {},
    coverage,
    basis: { coverage },
    period: restedSpan && spanText(restedSpan),
    notes: [
      first === undefined ? '' : nameOf(first.line),
      first?.estimated === undefined
        ? ''
        : i18n._('{days} von {of, plural, one {# Tag} other {# Tagen}} geschätzt, wenn auch nur in Teilen.', first.estimated),
    ],
  };
}

/** Of what, and how far it went, each in a line of its own where there is no room beside each other. Only inside an observer. */
function useAnswer({ view, figures: { first }, isFilling, isLoading, areInputsComing }: AnalysisChartVm): string {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const nameOf = useSeriesName();
  if (first === undefined) return view.series.length === 0 ? i18n._('Keine Linie gewählt') : i18n._('Alle Linien ausgeblendet');
  const { line, extent } = first;
  const least = quantity(line.quantity, extent.min);
  const greatest = quantity(line.quantity, extent.max);
  if (isFilling || isLoading || (areInputsComing && line.input !== undefined)) return nameOf(line);
  if (least.isMissing) return `${nameOf(line)}\n${i18n._('Keine Daten')}`;
  const isOne = least.text === greatest.text;
  return `${nameOf(line)}\n${isOne ? greatest.text : i18n._('{min} bis {max}', { min: least.number, max: greatest.text })}`;
}

/** The range that is shown, to the second where it is short, and why it is not longer; of values that are no longer those of now their age. Only inside an observer. */
function useRangeText({ live, isLiveSource, isStale, range: { restedSpan, recordedEnds, zone, isOneDay } }: AnalysisChartVm): string {
  const { i18n } = useLingui();
  const { clock, minute, region } = useFormat();
  const spanText = useSpanText();
  const short = (atMs: number) => (isOneDay ? minute(atMs) : formatDayAndMonth(plantDayOf(atMs, zone), region));
  const { lastSeenMs, ageS } = live;
  if (isLiveSource && isStale) {
    const time = clock(lastSeenMs);
    return ageS === undefined ? i18n._('Stand {time}', { time }) : i18n._('Stand {time}, vor {age}', { time, age: formatDuration(ageS) });
  }
  if (restedSpan === undefined) return '';
  const { fromMs, toMs } = recordedEnds;
  return [
    spanText(restedSpan),
    ...(fromMs === undefined ? [] : [i18n._('aufgezeichnet ab {from}', { from: short(fromMs) })]),
    ...(toMs === undefined ? [] : [i18n._('aufgezeichnet bis {until}', { until: short(toMs) })]),
  ].join(', ');
}
