import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CsvRows } from '../../../../core/csv/index.ts';
import type { PressureQuality, PressureSeconds } from '../../../../core/loadProfile/index.ts';
import { type DayRangeChoice, msPerMinute } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

interface Props {
  readonly pressure: PressureQuality;
  readonly seconds: PressureSeconds | undefined;
  readonly range: DayRangeChoice;
}

const minuteUnit = 'min';
/** More of them would be a log; the file has all. */
const shownEvents = 20;
/** Before and after a time of low pressure. */
const aroundMs = 15 * msPerMinute;

/** When the pressure was below its limit, for how long, and what ran. */
export const LowPressurePanel = observer(function LowPressurePanel({ pressure, seconds, range }: Props) {
  const { i18n } = useLingui();
  const { number, units, date, minute } = useFormat();
  const shown = shownSeries('pressure', units);
  // Days that are over have values every 10 s; without any, quarter hours say less.
  const { low } = seconds ?? pressure;
  const lasts = seconds === undefined ? i18n._('höchstens') : i18n._('Dauer');
  const fallUnit = `${shown.unit}/${minuteUnit}`;
  const durationDigits = seconds === undefined ? 0 : 1;
  const names = (ran: readonly number[]) => (ran.length === 0 ? missing : ran.map((slot) => `K${slot}`).join(', '));
  const newest = [...low].reverse();
  const count = seconds?.lowCount ?? low.length;
  const csv = (): CsvRows => [
    [
      ...[i18n._('Von'), i18n._('Bis'), `${lasts} [${minuteUnit}]`, `${i18n._('Tiefster Druck')} [${shown.unit}]`],
      ...[`${i18n._('Schnellster Abfall')} [${fallUnit}]`, i18n._('In Betrieb')],
    ].map((text) => ({ text })),
    ...low.map(({ fromMs, untilMs, least, fallBarPerMin, ran }) => [
      { atMs: fromMs },
      { atMs: untilMs },
      { number: (untilMs - fromMs) / msPerMinute, digits: durationDigits },
      { number: shown.of(least), digits: shown.digits + 2 },
      { number: fallBarPerMin === undefined ? undefined : shown.of(fallBarPerMin), digits: shown.digits + 2 },
      { text: ran.join(' ') },
    ]),
  ];
  if (low.length === 0) return null;
  return (
    <Panel
      title={i18n._('Druck unter dem Grenzwert')}
      className="pf-panel"
      actions={<SaveTable name="low_pressure" range={range} rows={csv} />}
    >
      {count > shownEvents && (
        <p className="t14 dim">
          {count > low.length
            ? i18n._('Von {count} Zeiten sind die längsten {kept} in der Datei, die neuesten {shown} davon hier.', {
                shown: shownEvents,
                count: number(count, 0),
                kept: low.length,
              })
            : i18n._('Die neuesten {shown} von {count}; die Datei hat alle.', { shown: shownEvents, count: number(count, 0) })}
        </p>
      )}
      <table className="tb tb-stacked tb-cards">
        <thead>
          <tr>
            <th scope="col">{i18n._('Beginn')}</th>
            <th scope="col" className="r">
              {lasts} <span className="unit">{minuteUnit}</span>
            </th>
            <th scope="col" className="r">
              {i18n._('Tiefster Druck')} <span className="unit">{shown.unit}</span>
            </th>
            <th scope="col" className="r">
              {i18n._('Schnellster Abfall')} <span className="unit">{fallUnit}</span>
            </th>
            <th scope="col">{i18n._('In Betrieb')}</th>
          </tr>
        </thead>
        <tbody>
          {newest.slice(0, shownEvents).map(({ fromMs, untilMs, least, fallBarPerMin, ran }) => (
            <tr key={fromMs}>
              <th scope="row">
                <Link to={trendPath(fromMs - aroundMs, untilMs + aroundMs, ['pressure', 'load'])}>
                  {date(fromMs)}, {minute(fromMs)}
                </Link>
              </th>
              <td className="r" data-label={`${lasts} ${minuteUnit}`}>
                {number((untilMs - fromMs) / msPerMinute, durationDigits)}
              </td>
              <td className="r" data-label={`${i18n._('Tiefster Druck')} ${shown.unit}`}>
                {number(shown.of(least), shown.digits + 1)}
              </td>
              <td className="r" data-label={`${i18n._('Schnellster Abfall')} ${fallUnit}`}>
                {fallBarPerMin === undefined ? missing : number(shown.of(fallBarPerMin), shown.digits + 1)}
              </td>
              <td className="pf-ran" data-label={i18n._('In Betrieb')}>
                {names(ran)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});
