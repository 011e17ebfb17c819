import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CsvRows } from '../../../../core/csv/index.ts';
import { classEdges, type PressureQuality, type PressureSeconds, type ShareBounds } from '../../../../core/loadProfile/index.ts';
import { type DayRangeChoice, msPerMinute } from '../../../../core/time/index.ts';
import { formatBesideLimit, missing } from '../../../../i18n/format/index.ts';
import { KeyValue, KeyValueList, Link, Panel } from '../../../kit/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { Explain, useFormat } from '../../../station/index.ts';
import { PressureCost } from './PressureCost.tsx';
import { PressureHistogram } from './PressureHistogram.tsx';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

interface Props {
  readonly pressure: PressureQuality | undefined;
  readonly seconds: PressureSeconds | undefined;
  readonly range: DayRangeChoice;
}

const percent = 100;
/** Part of the time in which the pressure is lower, by name. */
const markShares = { p1: 0.01, p50: 0.5, p99: 0.99 } as const;
/** Before and after the fastest fall. */
const aroundMs = 15 * msPerMinute;

/** How long the pressure was where, and within its limits. */
export const PressurePanel = observer(function PressurePanel({ pressure, seconds, range }: Props) {
  const { i18n } = useLingui();
  const { number, quantity, units, region } = useFormat();
  if (pressure === undefined)
    return (
      <Panel title={i18n._('Druckgüte')} className="pf-panel">
        <p role="status">{i18n._('Keine Daten')}</p>
      </Panel>
    );
  const shown = shownSeries('pressure', units);
  const limitText = (value: number) => quantity('pressure', value).text;
  /** Pressures of a plant lie close together. */
  const bar = (value: number) => formatBesideLimit('pressure', value, units, region).text;
  const part = (value: number) => number(value * percent, 1);
  const share = (of: ShareBounds | undefined) =>
    of === undefined
      ? missing
      : part(of.least) === part(of.most)
        ? quantity('share', of.least).text
        : i18n._('{from} bis {until} %', { from: part(of.least), until: part(of.most) });
  const { band } = pressure;
  const exact = (of: number | undefined) => (of === undefined ? undefined : { least: of, most: of });
  // Days that are over have values every 10 s; without any, quarter hours say less.
  const { inside, below, above, p1, p50, p99, classes } =
    seconds === undefined
      ? pressure
      : { ...seconds, inside: exact(seconds.inside), below: exact(seconds.below), above: exact(seconds.above) };
  const marks = [['p1', p1] as const, ['p50', p50] as const, ['p99', p99] as const];
  const fall = seconds?.fastestFall;
  const edges = classEdges(classes).map(shown.of);
  const csv = (): CsvRows => [
    [`${i18n._('Von')} [${shown.unit}]`, `${i18n._('Bis')} [${shown.unit}]`, `${i18n._('Anteil der Zeit')} [%]`].map((text) => ({ text })),
    ...classes.shares.map((of, i) => [
      ...edges.slice(i, i + 2).map((edge) => ({ number: edge, digits: shown.digits + 2 })),
      { number: of * percent, digits: 3 },
    ]),
  ];
  return (
    <Panel title={i18n._('Druckgüte')} className="pf-panel" actions={<SaveTable name="pressure" range={range} rows={csv} />}>
      {classes.shares.length > 0 && (
        <PressureHistogram
          classes={classes}
          edges={edges}
          band={[band.low, band.high].map((of) => (of === undefined ? undefined : shown.of(of)))}
          marks={marks.map(([name, of]) => [name, shown.of(of)])}
          shown={shown}
        />
      )}
      <KeyValueList>
        <KeyValue name={i18n._('Im Band')}>
          {share(inside)}
          {inside !== undefined && (
            <>
              {' '}
              <Explain figure="timeInBand" name={i18n._('Im Band')} value={share(inside)} of={{ inputs: {} }} />
            </>
          )}
        </KeyValue>
        {band.low !== undefined && <KeyValue name={i18n._('Unter {limit}', { limit: limitText(band.low) })}>{share(below)}</KeyValue>}
        {band.high !== undefined && <KeyValue name={i18n._('Über {limit}', { limit: limitText(band.high) })}>{share(above)}</KeyValue>}
        {marks.map(([name, value]) => (
          <KeyValue key={name} name={name} note={i18n._('{share} der Zeit darunter', { share: quantity('ratio', markShares[name]).text })}>
            {bar(value)}
          </KeyValue>
        ))}
        <KeyValue name={i18n._('Tiefster und höchster')}>
          {i18n._('{from} bis {until}', { from: bar(pressure.least), until: bar(pressure.greatest) })}
        </KeyValue>
        <KeyValue name={i18n._('Schnellster Abfall')}>
          {fall === undefined ? (
            i18n._('nicht bekannt')
          ) : (
            <Link to={trendPath(fall.atMs - aroundMs, fall.atMs + aroundMs, ['pressure', 'load'])}>
              {i18n._('{fall} je Minute', { fall: bar(fall.barPerMin) })}
            </Link>
          )}
        </KeyValue>
        <PressureCost days={range} />
      </KeyValueList>
      {band.low === undefined && band.high === undefined && (
        <p className="t14 dim">{i18n._('Es sind keine Grenzwerte des Netzdrucks eingegeben.')}</p>
      )}
      <p className="t14 dim">
        {seconds === undefined
          ? i18n._('Aus Mittel und Grenzen von Viertelstunden: Wie lange der Druck in einer davon zu tief war, ist nur als Spanne bekannt.')
          : i18n._(
              'Aus Werten alle 10 Sekunden von {count, plural, one {# abgeschlossenen Tag} other {# abgeschlossenen Tagen}}; tiefster und höchster aus allen Werten.',
              { count: seconds.days },
            )}
      </p>
    </Panel>
  );
});
