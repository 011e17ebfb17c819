import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type Extent, rangeBand, trendPath } from '../../../../core/plot/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { PressureHistory } from '../model/pressureHistory.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

const width = 560;
const height = 64;
/** Above and below the band. */
const padding = 14;
/** The log holds a sample every 10 s; rows further apart than this are not joined. */
const maxGapMs = 30_000;
const noBreak = '\u00a0';
/** A smaller range does not fill the band's height, so that mere noise looks calm. */
const minRangeBar = 0.3;

/** The network pressure of the last half hour within its own range. */
export const PressureTrend = observer(function PressureTrend({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const { quantity, clock } = useFormat();
  const { lastSeenMs } = vm;
  const history = vm.lastHour.pressure;
  const extent = history?.extent;
  const high = quantity('pressure', extent?.max);
  const range =
    extent === undefined
      ? missing
      : i18n._('{min} bis {max}', { min: quantity('pressure', extent.min).number, max: high.text }).replaceAll(' ', noBreak);
  return (
    <figure className="sp-trend">
      <figcaption className="label">
        {i18n._('Netzdruck der letzten 30 Minuten, {range}', { range })}
        {lastSeenMs !== undefined && `, ${i18n._('Stand {time}', { time: clock(lastSeenMs) }).replaceAll(' ', noBreak)}`}
      </figcaption>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {history !== undefined && extent !== undefined && <TrendLine history={history} extent={extent} />}
        </svg>
      </div>
    </figure>
  );
});

function TrendLine({ history, extent }: { readonly history: PressureHistory; readonly extent: Extent }) {
  const { timesMs, pressureBar, fromMs, untilMs } = history;
  const band = rangeBand(extent, height, padding, minRangeBar);
  const line = trendPath({
    timesMs,
    column: pressureBar,
    length: timesMs.length,
    span: { fromMs, toMs: untilMs + 1 },
    width,
    height,
    padding,
    maxGapMs,
    minRange: minRangeBar,
  });
  return (
    <>
      <rect className="sp-band" x="0" y={band.top} width={width} height={band.height} />
      <path className="sp-band-edge" d={`M0 ${band.top}H${width}M0 ${band.top + band.height}H${width}`} />
      <path className="sp-line" d={line} />
    </>
  );
}
