import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { msPerMinute } from '../../../core/time/index.ts';
import { formatDuration } from '../../../i18n/format/index.ts';
import { QuantityFigure, useFormat } from '../../kit/index.ts';
import type { LiveChartVm } from './liveChart.vm.ts';
import { liveRangeWords } from './liveRangeWords.ts';

/** The answer: the pressure of now and how far it went, the flow beside it. */
export const LiveHeadline = observer(function LiveHeadline({ vm }: { readonly vm: LiveChartVm }) {
  const { i18n } = useLingui();
  return (
    <div className="headline">
      <div>
        <h1>{usePressureSentence(vm)}</h1>
        <p className="t14 dim lv-time">{useTimeSentence(vm)}</p>
      </div>
      <dl className="lv-kpis">
        <div>
          <dt className="label">{i18n._('Volumenstrom')}</dt>
          <dd>
            <QuantityFigure quantity="volumeFlow" value={vm.now.flow} size="m" keepUnit />
          </dd>
        </div>
        <div>
          <dt className="label">{i18n._('Liefermenge')}</dt>
          <dd>
            <QuantityFigure quantity="volumeFlow" value={vm.now.delivery} size="m" keepUnit />
          </dd>
        </div>
      </dl>
    </div>
  );
});

/** A shorter past says nothing about how far the pressure goes. */
const leastPastMs = msPerMinute;
/** A later first value is told: the range is not covered. */
const lateMs = msPerMinute;

/** Only inside an observer. */
function usePressureSentence(vm: LiveChartVm): string {
  const { i18n } = useLingui();
  const format = useFormat();
  const { now, extents, pressureFromMs, isFilling, isLive, span, view } = vm;
  const { figure, unit, isMissing } = format.quantity('pressure', now.pressure);
  const shown = isMissing ? figure : `${figure} ${unit}`;
  if (pressureFromMs === undefined || isFilling || span.untilMs - pressureFromMs < leastPastMs)
    return i18n._('Netzdruck {now}', { now: shown });

  const min = format.quantity('pressure', extents.pressure.min).figure;
  const max = format.quantity('pressure', extents.pressure.max).figure;
  if (!isLive) return i18n._('Netzdruck {now}, zuvor {min} bis {max}', { now: shown, min, max: `${max} ${unit}` });
  const isLate = pressureFromMs - span.fromMs > lateMs;
  const past = isLate ? i18n._('seit {time}', { time: format.minute(pressureFromMs) }) : i18n._(liveRangeWords[view.range]);
  return min === max
    ? i18n._('Netzdruck {now}, gleichmäßig {past}', { now: shown, past })
    : i18n._('Netzdruck {now}, {min} bis {max} {past}', { now: shown, min, max, past });
}

/** Only inside an observer. */
function useTimeSentence({ isEmpty, isStale, lastSeenMs, ageS, span }: LiveChartVm): string {
  const { i18n } = useLingui();
  const { clock, date } = useFormat();
  if (isStale && ageS !== undefined) return i18n._('Stand {time}, vor {age}', { time: clock(lastSeenMs), age: formatDuration(ageS) });
  if (isStale) return i18n._('Stand {time}', { time: clock(lastSeenMs) });
  if (isEmpty) return '';
  return i18n._('{date}, {from} bis {until}', { date: date(span.untilMs), from: clock(span.fromMs), until: clock(span.untilMs) });
}
