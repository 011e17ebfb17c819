import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { completeSumOf } from '../../../../core/figures/index.ts';
import { shortfallsOf } from '../../../../core/formulas/index.ts';
import { msPerMinute } from '../../../../core/time/index.ts';
import { marked } from '../../../../i18n/index.ts';
import { classNames, Panel, Sparkline } from '../../../kit/index.ts';
import { EstimatedKey, Explain, QuantityFigure, useFormat } from '../../../station/index.ts';
import { TrendLink } from '../../../shell/index.ts';
import type { CompressorVm } from './compressor.vm.ts';
import './liveValues.css';
import { figureStyles } from './figureStyles.ts';
import { figureSources, liveFigures, trendSeriesOf } from './model/hourFigures.ts';

/** A past that starts later than this leaves room to say so. */
const lateMs = 25 * msPerMinute;
/** A shorter past says nothing yet. */
const minPastMs = 5 * msPerMinute;

/** Six figures of a machine with the last hour of each; the hour stays, greyed, when the values are gone. */
export const LiveValues = observer(function LiveValues({ vm }: { readonly vm: CompressorVm }) {
  const { i18n } = useLingui();
  const { quantity, clock, minute } = useFormat();
  const { trend, past, isPastKnown, isLive, lastSeenMs, loadShare, states } = vm;
  const basis = { runS: completeSumOf([states?.loadS, states?.noLoadS]), coverage: states?.coverage };
  const share = marked(quantity('ratio', loadShare).text, shortfallsOf('loadShare', basis).length > 0);
  const loadText = loadShare === undefined ? '\u00a0' : i18n._('Lastanteil {share}', { share });
  const specificPower = {
    inputs: { power: { value: vm.valueOf('power') }, delivery: { value: vm.valueOf('delivery') } },
    period: i18n._('in diesem Augenblick'),
  };
  const loadOfHour = {
    inputs: {
      loadTime: { value: states?.loadS, coverage: states?.coverage },
      noLoadTime: { value: states?.noLoadS, coverage: states?.coverage },
    },
    basis,
    period: lastSeenMs === undefined ? i18n._('Letzte Stunde') : i18n._('Stunde bis {time}', { time: clock(lastSeenMs) }),
  };
  return (
    <Panel
      className={classNames('hv', !isLive && 'hv-stale')}
      title={i18n._('Messwerte')}
      actions={
        <span className="label">
          <EstimatedKey of={liveFigures.flatMap((figure) => figureSources[figure].channels(vm.slot))} />
          {isLive || lastSeenMs === undefined
            ? i18n._('Verlauf der letzten Stunde')
            : i18n._('Verlauf bis zum Abbruch, Stand {time}', { time: clock(lastSeenMs) })}
        </span>
      }
      bare
    >
      <dl className="hv-figures">
        {liveFigures.map((figure) => {
          const { column, min = NaN, max = NaN, sinceMs = NaN } = past?.[figure] ?? {};
          const unit = figureSources[figure].quantity;
          const [least, most] = [quantity(unit, min), quantity(unit, max)];
          const figures = least.text === most.text ? least.text : i18n._('{least} bis {most}', { least: least.number, most: most.text });
          const hasPast = trend !== undefined && trend.untilMs - sinceMs >= minPastMs;
          const isLate = hasPast && sinceMs - trend.fromMs > lateMs;
          const { name, minRange } = figureStyles[figure];
          const value = vm.valueOf(figure);
          return (
            <div key={figure} className={`hv-${figure}`}>
              <dt className="label">{i18n._(name)}</dt>
              <dd>
                <QuantityFigure channels={figureSources[figure].channels(vm.slot)} quantity={unit} value={value} size="m" />
                {figure === 'specificPower' && value !== undefined && (
                  <Explain figure="specificPowerNow" name={i18n._(name)} value={quantity(unit, value).text} of={specificPower} />
                )}
              </dd>
              <dd className="hv-line">
                {hasPast && (
                  <TrendLink
                    className="hv-link"
                    span={trend}
                    series={trendSeriesOf(figure, vm.slot)}
                    label={i18n._('{name} im Verlauf', { name: i18n._(name) })}
                  >
                    <Sparkline span={trend} timesMs={trend.table.timesMs} column={column} minRange={minRange} isStale={!isLive} />
                  </TrendLink>
                )}
                {isPastKnown && !hasPast && value !== undefined && figure !== 'loadRatio' && (
                  <span className="label hv-note">{i18n._('noch kein Verlauf')}</span>
                )}
                {isLate && <span className="label hv-note">{i18n._('ab {time}', { time: minute(sinceMs) })}</span>}
              </dd>
              <dd className="label">
                {figure === 'loadRatio' ? loadText : hasPast ? figures : '\u00a0'}
                {figure === 'loadRatio' && loadShare !== undefined && (
                  <Explain figure="loadShare" name={i18n._('Lastanteil')} value={quantity('ratio', loadShare).text} of={loadOfHour} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
});
