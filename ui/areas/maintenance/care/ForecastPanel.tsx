import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ForecastKind, type ListedService, meanHPerDay, type ServiceDate } from '../../../../core/maintenance/index.ts';
import { formattedValueOf, missing } from '../../../../i18n/format/index.ts';
import { KeyValue, KeyValueList, Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { ForecastNote } from '../parts/ForecastNote.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import type { CareVm } from './care.vm.ts';

const kinds: Readonly<Record<ForecastKind, string>> = {
  weekdays: /*i18n*/ 'Prognose nach Wochentagen',
  pace: /*i18n*/ 'Prognose nach mittlerer Laufzeit, ohne Streuung: weniger als 4 Wochen bekannt',
  calendar: /*i18n*/ 'nach dem Kalender',
};

interface ForecastPanelProps {
  readonly care: CareVm;
  readonly service: ListedService;
}

/** When a service falls due, how sure that is, and what it rests on; of an overdue one, when it does again if it is done now. */
export const ForecastPanel = observer(function ForecastPanel({ care, service }: ForecastPanelProps) {
  const { i18n } = useLingui();
  const { date, number, region } = useFormat();
  const { perDayH } = useService(stores.runningHours);
  const isOverdue = service.due === 'overdue';
  const remainingH = isOverdue ? service.intervalH : service.remainingH;
  const forecast = care.dateOf({ ...service, remainingH });
  const pattern = care.patternOf(service.index);
  const perDay = pattern === undefined ? perDayH?.get(service.index) : meanHPerDay(pattern);
  return (
    <Panel title={isOverdue ? i18n._('Danach wieder fällig') : i18n._('Voraussichtlich fällig')} className="ca-forecast">
      <p className="fig m">{forecast === undefined ? missing : i18n._('etwa {date}', { date: date(forecast.atMs) })}</p>
      <p className="t14 dim">{forecast === undefined ? '\u00a0' : <Spread forecast={forecast} />}</p>
      {forecast !== undefined && forecast.kind !== 'calendar' && (
        <KeyValueList>
          <KeyValue name={i18n._('Laufzeit im Mittel')}>{i18n._('{hours} h je Tag', { hours: number(perDay, 1) })}</KeyValue>
          <KeyValue name={i18n._('Grundlage')}>
            {pattern === undefined
              ? i18n._('die letzten 14 Tage')
              : i18n._('{from} bis {until}, {share} erfasst', {
                  from: date(Date.parse(`${pattern.fromDay}T12:00:00Z`)),
                  until: date(Date.parse(`${pattern.untilDay}T12:00:00Z`)),
                  share: formattedValueOf(number(100 * pattern.coverage, 0), '%', region).text,
                })}
          </KeyValue>
        </KeyValueList>
      )}
      {forecast !== undefined && <p className="t12 dim">{i18n._(kinds[forecast.kind])}</p>}
      <ForecastNote />
      {!isOverdue && forecast !== undefined && <CalendarButton care={care} services={[service]} label={i18n._('In den Kalender')} />}
    </Panel>
  );
});

function Spread({ forecast: { interval, atMs } }: { readonly forecast: ServiceDate }) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  if (interval === undefined) return '\u00a0';
  const [from, until] = [date(interval.fromMs), date(interval.untilMs)];
  return from === until && from === date(atMs)
    ? i18n._('Die Wochen waren alle gleich.')
    : i18n._('in 9 von 10 Fällen zwischen {from} und {until}', { from, until });
}
