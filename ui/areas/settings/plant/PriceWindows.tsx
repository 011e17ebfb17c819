import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CalendarTariff, TariffWindow } from '../../../../core/tariff/index.ts';
import { type WeekdayName, weekdays } from '../../../../core/time/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { weekdayNames } from '../../../dates/index.ts';
import { useFormat } from '../../../station/index.ts';
import { EntrySelect, EntryText } from '../form/index.ts';
import { EntryDay, EntryQuantity } from './PlantFields.tsx';
import { changedWindow, longestName, maxWindows, newWindow, quarterHours } from './priceEntries.ts';
import { TickGroup } from './TickGroup.tsx';
import { monthNames } from '../../../../i18n/format/index.ts';

interface Props {
  readonly entry: CalendarTariff;
  readonly quantity: AnyQuantity;
  readonly set: (change: Partial<CalendarTariff>) => void;
  readonly problem: (field: string) => string | undefined;
}

const monday = 1;
const times = quarterHours.map((time) => [time, time] as const);
const everyMonth = Array.from({ length: 12 }, (_, i) => i + 1);

/** Prices by hours of the week, and what the other hours cost. */
export const PriceWindows = observer(function PriceWindows({ entry, quantity, set, problem }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { windows, otherwise, holidays = [] } = entry;
  const names = weekdayNames(region);
  const fromMonday = [...weekdays.slice(monday), ...weekdays.slice(0, monday)];
  const dayChoices = fromMonday.map((day): readonly [WeekdayName, string] => [day, names[weekdays.indexOf(day)]!]);
  const months = monthNames(region);
  const monthChoices = everyMonth.map((month) => [month, months[month - 1]!] as const);
  const setWindow = (place: number, change: Partial<TariffWindow>) =>
    set({ windows: windows.with(place, changedWindow(windows[place]!, change)) });
  return (
    <>
      {windows.map((window, place) => {
        const at = (field: string) => problem(`windows.${place}.${field}`);
        const number = place + 1;
        return (
          <fieldset key={place} className="pd-part">
            <legend>{i18n._('Zeitfenster {number}', { number })}</legend>
            <div className="fm-fields">
              <EntryText
                label={i18n._('Name')}
                value={window.name}
                maxLength={longestName}
                problem={at('name')}
                onChange={(name) => setWindow(place, { name })}
              />
              <EntryQuantity
                label={i18n._('Preis je kWh')}
                quantity={quantity}
                value={window.perKWh}
                problem={at('perKWh')}
                onChange={(perKWh) => setWindow(place, { perKWh })}
              />
              <EntrySelect
                label={i18n._('Von')}
                span={1}
                value={window.from}
                choices={times.slice(0, -1)}
                problem={at('from')}
                onChange={(from) => setWindow(place, { from })}
              />
              <EntrySelect
                label={i18n._('Bis')}
                span={1}
                value={window.until}
                choices={times.slice(1)}
                problem={at('until')}
                onChange={(until) => setWindow(place, { until })}
              />
              <TickGroup
                label={i18n._('Wochentage')}
                choices={dayChoices}
                chosen={window.days}
                problem={at('days')}
                onChange={(days) => setWindow(place, { days })}
              />
              <TickGroup
                label={i18n._('Monate')}
                choices={monthChoices}
                chosen={window.months ?? everyMonth}
                onChange={(chosen) => setWindow(place, { months: chosen })}
              />
            </div>
            <button type="button" className="btn sm pd-remove" onClick={() => set({ windows: windows.toSpliced(place, 1) })}>
              {i18n._('Zeitfenster {number} entfernen', { number })}
            </button>
          </fieldset>
        );
      })}
      <p className="fm-span-6 hint">
        {i18n._(
          'Es gilt das erste Zeitfenster, in dem eine Viertelstunde liegt. Von 22:00 bis 06:00 sind die ersten und letzten Stunden jedes gewählten Tages.',
        )}
      </p>
      <p className="fm-span-6">
        <button
          type="button"
          className="btn sm"
          disabled={windows.length >= maxWindows}
          onClick={() => set({ windows: [...windows, newWindow(i18n._('Hochtarif'))] })}
        >
          {i18n._('Zeitfenster hinzufügen')}
        </button>
      </p>
      <EntryText
        label={i18n._('Sonst: Name')}
        value={otherwise.name}
        maxLength={longestName}
        problem={problem('otherwise.name')}
        onChange={(name) => set({ otherwise: { ...otherwise, name } })}
      />
      <EntryQuantity
        label={i18n._('Sonst: Preis je kWh')}
        quantity={quantity}
        value={otherwise.perKWh}
        problem={problem('otherwise.perKWh')}
        onChange={(perKWh) => set({ otherwise: { ...otherwise, perKWh } })}
      />
      <fieldset className="pd-part">
        <legend>{i18n._('Feiertage')}</legend>
        <p className="hint">{i18n._('Sie zählen als Sonntag.')}</p>
        <div className="fm-fields">
          {holidays.map((day, place) => (
            <div key={place} className="fm-span-2 pd-holiday">
              <EntryDay
                label={i18n._('Feiertag {number}', { number: place + 1 })}
                day={day}
                problem={problem(`holidays.${place}`)}
                onType={(typed) => set({ holidays: holidays.with(place, typed) })}
              />
              <button
                type="button"
                className="btn sm"
                aria-label={i18n._('Feiertag {number} entfernen', { number: place + 1 })}
                onClick={() => set({ holidays: holidays.toSpliced(place, 1) })}
              >
                {i18n._('Entfernen')}
              </button>
            </div>
          ))}
        </div>
        <button type="button" className="btn sm" onClick={() => set({ holidays: [...holidays, ''] })}>
          {i18n._('Feiertag hinzufügen')}
        </button>
      </fieldset>
    </>
  );
});
