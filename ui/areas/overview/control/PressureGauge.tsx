import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { msPerMinute } from '../../../../core/time/index.ts';
import { classNames, cssVars, useFormat } from '../../../kit/index.ts';
import type { PressureHistory } from '../model/pressureHistory.ts';
import { gaugeScale } from './gaugeScale.ts';

/** A span that starts later than this is no full hour. */
const lateMs = 5 * msPerMinute;

export interface PressureGaugeProps {
  readonly history: PressureHistory | undefined;
  readonly currentBar: number | undefined;
  /** Moment of the last values; undefined while values arrive. */
  readonly staleSinceMs: number | undefined;
}

/** The network pressure within the range of the last hour. */
export const PressureGauge = observer(function PressureGauge({ history, currentBar, staleSinceMs }: PressureGaugeProps) {
  const { i18n } = useLingui();
  const { quantity, minute, clock } = useFormat();
  const { minBar, maxBar, fromMs = 0, firstMs } = history ?? {};
  const isLate = firstMs !== undefined && firstMs - fromMs > lateMs;
  const span =
    staleSinceMs !== undefined
      ? i18n._('Netzdruck, Spanne der Stunde bis {time}', { time: clock(staleSinceMs) })
      : isLate
        ? i18n._('Netzdruck, Spanne seit {time}', { time: minute(firstMs) })
        : i18n._('Netzdruck, Spanne der letzten Stunde');
  const figure = (bar: number) => quantity('pressure', bar).figure;
  const scale = minBar === undefined || maxBar === undefined ? undefined : gaugeScale(minBar, maxBar);
  const at = (bar: number) => cssVars({ '--at': scale?.placeOf(bar) ?? 0 });
  return (
    <div className={classNames('og', staleSinceMs !== undefined && 'og-stale')}>
      <p className="label">{span}</p>
      <div className="og-scale">
        {scale !== undefined && minBar !== undefined && maxBar !== undefined && (
          <>
            <i className="og-range" style={cssVars({ '--at': scale.placeOf(minBar), '--until': scale.placeOf(maxBar) })} />
            {currentBar !== undefined && (
              <b className="og-now" style={at(currentBar)}>
                <span>{figure(currentBar)}</span>
              </b>
            )}
            <span className="og-end">{figure(scale.lowBar)}</span>
            <span className="og-mark og-min" style={at(minBar)}>
              <span className="vh">{i18n._('Minimum')} </span>
              {figure(minBar)}
            </span>
            <span className="og-mark og-max" style={at(maxBar)}>
              <span className="vh">{i18n._('Maximum')} </span>
              {figure(maxBar)}
            </span>
            <span className="og-end og-high">
              {figure(scale.highBar)} {quantity('pressure', scale.highBar).unit}
            </span>
          </>
        )}
      </div>
    </div>
  );
});
