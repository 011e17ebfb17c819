import type { CalendarTariff, Demand, TariffEntry, TariffWindow } from '../../../../core/tariff/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';

/** As the contract has them. */
export const longestName = 60;
export const maxWindows = 100;

const monthsOfYear = 12;
const hoursOfDay = 24;
const minutes = ['00', '15', '30', '45'];

/** `00:00` until `24:00`. */
export const quarterHours: readonly string[] = [
  ...Array.from({ length: hoursOfDay }, (_, hour) => minutes.map((minute) => `${String(hour).padStart(2, '0')}:${minute}`)).flat(),
  `${hoursOfDay}:00`,
];

export type PriceKind = TariffEntry['kind'];

export const newPrice = (since: PlantDay): TariffEntry => ({ since, kind: 'flat', perKWh: NaN });

export const newWindow = (name: string): TariffWindow => ({
  name,
  perKWh: NaN,
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  from: '06:00',
  until: '22:00',
});

/** All months, or none, are no choice of months. */
export function changedWindow(window: TariffWindow, change: Partial<TariffWindow>): TariffWindow {
  const { months, ...rest } = { ...window, ...change };
  return months === undefined || months.length === 0 || months.length === monthsOfYear ? rest : { ...rest, months };
}

/** An entry as another kind; its day and what a peak costs stay, and a single price becomes that of the hours without a window. */
export function ofKind(entry: TariffEntry, kind: PriceKind, names: { readonly window: string; readonly otherwise: string }): TariffEntry {
  if (entry.kind === kind) return entry;
  const { since, demand } = entry;
  const perKWh = entry.kind === 'flat' ? entry.perKWh : entry.kind === 'calendar' ? entry.otherwise.perKWh : NaN;
  const kept = { since, ...(demand && { demand }) };
  switch (kind) {
    case 'flat':
      return { ...kept, kind, perKWh };
    case 'series':
      return { ...kept, kind, series: '' };
    case 'calendar':
      return { ...kept, kind, windows: [newWindow(names.window)], otherwise: { name: names.otherwise, perKWh } };
  }
}

export const changedCalendar = <Entry extends CalendarTariff>(entry: Entry, change: Partial<CalendarTariff>): Entry => {
  const { holidays, ...rest } = { ...entry, ...change };
  return (holidays === undefined || holidays.length === 0 ? rest : { ...rest, holidays }) as Entry;
};

/** Without a demand there is no cost of peaks. */
export function withDemand(entry: TariffEntry, demand: Demand | undefined): TariffEntry {
  const rest = { ...entry };
  delete rest.demand;
  return demand === undefined ? rest : { ...rest, demand };
}
