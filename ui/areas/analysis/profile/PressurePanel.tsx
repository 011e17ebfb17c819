import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CsvRows } from '../../../../core/csv/index.ts';
import type { PressureQuality, PressureSeconds, ShareBounds } from '../../../../core/loadProfile/index.ts';
import { type DayRangeChoice, msPerMinute } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { KeyValue, KeyValueList, Link, Panel } from '../../../kit/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { Explain, useFormat } from '../../../station/index.ts';
import { PressureCost } from './PressureCost.tsx';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

interface Props {
  readonly pressure: PressureQuality | undefined;
  readonly seconds: PressureSeconds | undefined;
  readonly range: DayRangeChoice;
}

const percent = 100;
const minuteUnit = 'min';
/** More of them would be a log; the file has all. */
const shownEvents = 20;
/** Before and after a time of low pressure. */
const aroundMs = 15 * msPerMinute;

/** How long the pressure was within its limits, and when it was too low. */
export const PressurePanel = observer(function PressurePanel({ pressure, seconds, range }: Props) {
  const { i18n } = useLingui();
  const { number, quantity, units, date, minute } = useFormat();
  if (pressure === undefined)
    return (
      <Panel title={i18n._('Druckgüte')} className="pf-panel">
        <p role="status">{i18n._('Keine Daten')}</p>
      </Panel>
    );
  const shown = shownSeries('pressure', units);
  const bar = (value: number) => quantity('pressure', value).text;
  const part = (value: number) => number(value * percent, 1);
  const share = (of: ShareBounds | undefined) =>
    of === undefined
      ? missing
      : part(of.least) === part(of.most)
        ? `${part(of.least)} %`
        : i18n._('{from} bis {until} %', { from: part(of.least), until: part(of.most) });
  const { band } = pressure;
  const exact = (of: number | undefined) => (of === undefined ? undefined : { least: of, most: of });
  // Days that are over have values every 10 s; without any, quarter hours say less.
  const { low, inside, below, above, p1, p50, p99 } =
    seconds === undefined
      ? pressure
      : { ...seconds, inside: exact(seconds.inside), below: exact(seconds.below), above: exact(seconds.above) };
  const fall = seconds?.fastestFall;
  const lasts = seconds === undefined ? i18n._('höchstens') : i18n._('Dauer');
  const durationDigits = seconds === undefined ? 0 : 1;
  const names = (ran: readonly number[]) => (ran.length === 0 ? missing : ran.map((slot) => `K${slot}`).join(', '));
  const newest = [...low].reverse();
  const csv = (): CsvRows => [
    [i18n._('Von'), i18n._('Bis'), `${lasts} [${minuteUnit}]`, `${i18n._('Tiefster Druck')} [${shown.unit}]`, i18n._('In Betrieb')].map(
      (text) => ({
        text,
      }),
    ),
    ...low.map(({ fromMs, untilMs, least, ran }) => [
      { atMs: fromMs },
      { atMs: untilMs },
      { number: (untilMs - fromMs) / msPerMinute, digits: durationDigits },
      { number: shown.of(least), digits: shown.digits + 2 },
      { text: ran.join(' ') },
    ]),
  ];
  return (
    <Panel title={i18n._('Druckgüte')} className="pf-panel" actions={<SaveTable name="pressure" range={range} rows={csv} />}>
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
        {band.low !== undefined && <KeyValue name={i18n._('Unter {limit}', { limit: bar(band.low) })}>{share(below)}</KeyValue>}
        {band.high !== undefined && <KeyValue name={i18n._('Über {limit}', { limit: bar(band.high) })}>{share(above)}</KeyValue>}
        <KeyValue name="p1">{bar(p1)}</KeyValue>
        <KeyValue name="p50">{bar(p50)}</KeyValue>
        <KeyValue name="p99">{bar(p99)}</KeyValue>
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
        {seconds !== undefined && seconds.lowCount > low.length && (
          <>
            {' '}
            {i18n._('Von {count} Zeiten unter dem Grenzwert die längsten {shown}.', {
              count: number(seconds.lowCount, 0),
              shown: low.length,
            })}
          </>
        )}
      </p>
      {newest.length > 0 && (
        <div className="scroll" role="group" aria-label={i18n._('Druck unter dem Grenzwert')} tabIndex={0}>
          <table className="tb">
            <thead>
              <tr>
                <th scope="col">{i18n._('Beginn')}</th>
                <th scope="col" className="r">
                  {lasts} <span className="unit">{minuteUnit}</span>
                </th>
                <th scope="col" className="r">
                  {i18n._('Tiefster Druck')} <span className="unit">{shown.unit}</span>
                </th>
                <th scope="col">{i18n._('In Betrieb')}</th>
              </tr>
            </thead>
            <tbody>
              {newest.slice(0, shownEvents).map(({ fromMs, untilMs, least, ran }) => (
                <tr key={fromMs}>
                  <th scope="row">
                    <Link to={trendPath(fromMs - aroundMs, untilMs + aroundMs, ['pressure', 'load'])}>
                      {date(fromMs)}, {minute(fromMs)}
                    </Link>
                  </th>
                  <td className="r">{number((untilMs - fromMs) / msPerMinute, durationDigits)}</td>
                  <td className="r">{number(shown.of(least), shown.digits)}</td>
                  <td>{names(ran)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
});
