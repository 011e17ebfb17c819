import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CsvRows } from '../../../../core/csv/index.ts';
import type { PressureQuality, ShareBounds } from '../../../../core/loadProfile/index.ts';
import { type DayRangeChoice, msPerMinute } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { KeyValue, KeyValueList, Link, Panel } from '../../../kit/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

interface Props {
  readonly pressure: PressureQuality | undefined;
  readonly range: DayRangeChoice;
}

const percent = 100;
const minuteUnit = 'min';
/** More of them would be a log; the file has all. */
const shownEvents = 20;
/** Before and after a time of low pressure. */
const aroundMs = 15 * msPerMinute;

/** How long the pressure was within its limits, and when it was too low. */
export const PressurePanel = observer(function PressurePanel({ pressure, range }: Props) {
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
  const { band, low } = pressure;
  const names = (ran: readonly number[]) => (ran.length === 0 ? missing : ran.map((slot) => `K${slot}`).join(', '));
  const newest = [...low].reverse();
  const csv = (): CsvRows => [
    [i18n._('Von'), i18n._('Bis'), i18n._('höchstens min'), `${i18n._('Tiefster Druck')} [${shown.unit}]`, i18n._('In Betrieb')].map(
      (text) => ({
        text,
      }),
    ),
    ...low.map(({ fromMs, untilMs, least, ran }) => [
      { atMs: fromMs },
      { atMs: untilMs },
      { number: (untilMs - fromMs) / msPerMinute, digits: 0 },
      { number: shown.of(least), digits: shown.digits + 2 },
      { text: ran.join(' ') },
    ]),
  ];
  return (
    <Panel title={i18n._('Druckgüte')} className="pf-panel" actions={<SaveTable name="pressure" range={range} rows={csv} />}>
      <KeyValueList>
        <KeyValue name={i18n._('Im Band')}>{share(pressure.inside)}</KeyValue>
        {band.low !== undefined && <KeyValue name={i18n._('Unter {limit}', { limit: bar(band.low) })}>{share(pressure.below)}</KeyValue>}
        {band.high !== undefined && <KeyValue name={i18n._('Über {limit}', { limit: bar(band.high) })}>{share(pressure.above)}</KeyValue>}
        <KeyValue name="p1">{bar(pressure.p1)}</KeyValue>
        <KeyValue name="p50">{bar(pressure.p50)}</KeyValue>
        <KeyValue name="p99">{bar(pressure.p99)}</KeyValue>
        <KeyValue name={i18n._('Tiefster und höchster')}>
          {i18n._('{from} bis {until}', { from: bar(pressure.least), until: bar(pressure.greatest) })}
        </KeyValue>
        <KeyValue name={i18n._('Schnellster Abfall')}>{i18n._('nicht bekannt')}</KeyValue>
      </KeyValueList>
      {band.low === undefined && band.high === undefined && (
        <p className="t14 dim">{i18n._('Es sind keine Grenzwerte des Netzdrucks eingegeben.')}</p>
      )}
      <p className="t14 dim">
        {i18n._('Aus Mittel und Grenzen von Viertelstunden: Wie lange der Druck in einer davon zu tief war, ist nur als Spanne bekannt.')}
      </p>
      {newest.length > 0 && (
        <div className="scroll" role="group" aria-label={i18n._('Druck unter dem Grenzwert')} tabIndex={0}>
          <table className="tb">
            <thead>
              <tr>
                <th scope="col">{i18n._('Beginn')}</th>
                <th scope="col" className="r">
                  {i18n._('höchstens')} <span className="unit">{minuteUnit}</span>
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
                  <td className="r">{number((untilMs - fromMs) / msPerMinute, 0)}</td>
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
