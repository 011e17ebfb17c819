import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CalendarEntry, calendarFile, type ListedService } from '../../../../core/maintenance/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { Icon, saveFile } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import type { CareVm } from './care.vm.ts';

interface CalendarButtonProps {
  readonly care: CareVm;
  /** Those without a date are left out. */
  readonly services: readonly ListedService[];
  readonly label: string;
}

/** Saves services as a calendar file, each at the day of its visit; a later file replaces an earlier one. Nothing where the station keeps no services. */
export const CalendarButton = observer(function CalendarButton({ care, services, label }: CalendarButtonProps) {
  const clock = useService(ports.clock);
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const entries = useCalendarEntries(care, services);
  if (care.history === undefined) return null;
  const save = () => {
    const text = calendarFile(entries, { madeAtMs: clock.nowMs(), name: i18n._('Wartung Druckluft') });
    saveFile(`services_${plantDayOf(clock.nowMs(), zone)}.ics`, text, 'text/calendar;charset=utf-8');
  };
  return (
    <button type="button" className="btn" disabled={entries.length === 0} onClick={save}>
      <Icon name="g-cal" />
      {label}
    </button>
  );
});

/** Only inside an observer. */
function useCalendarEntries(care: CareVm, services: readonly ListedService[]): readonly CalendarEntry[] {
  const { i18n } = useLingui();
  const { date, number, zone } = useFormat();
  const sourceName = useSourceName();
  const { customer } = useService(stores.settings).settings;
  return services.flatMap((service): readonly CalendarEntry[] => {
    const visit = care.visitOf(service);
    if (visit === undefined) return [];
    const { index, component, intervalH, remainingH } = service;
    const part = i18n._(serviceNames[component]);
    const forecast = care.dateOf(service);
    const others = visit.services.filter((other) => other !== service).map((other) => i18n._(serviceNames[other.component]));
    const lines = [
      forecast === undefined ? i18n._('überfällig') : i18n._('Voraussichtlich fällig: {date}', { date: date(forecast.atMs) }),
      forecast?.interval !== undefined &&
        i18n._('in 9 von 10 Fällen zwischen {from} und {until}', {
          from: date(forecast.interval.fromMs),
          until: date(forecast.interval.untilMs),
        }),
      i18n._('Rest {remaining} von {interval}', {
        remaining: `${number(remainingH, 0)}\u00a0h`,
        interval: `${number(intervalH, 0)}\u00a0h`,
      }),
      others.length > 0 && i18n._('Beim selben Besuch: {parts}', { parts: others.join(', ') }),
    ].filter((line) => line !== false);
    return [
      {
        uid: `${care.history?.calendarId ?? ''}-${index}-${component}@pressluft`,
        day: plantDayOf(visit.atMs, zone),
        title: `${part}, ${sourceName(index)}`,
        text: lines.join('\n'),
        place: [customer.stationName, customer.plantAddress].filter((text) => text !== '').join(', '),
      },
    ];
  });
}
