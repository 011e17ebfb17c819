import type { I18n } from '@lingui/core';
import type { PlannedService, PlannedVisit, StationVisit, VisitPlan } from '../../core/fleet/index.ts';
import type { CalendarEntry } from '../../core/maintenance/index.ts';
import { serviceNames } from '../texts/serviceNames.ts';

const hours = (h: number | undefined) => (h === undefined ? '---' : `${Math.round(h)}\u00a0h`);

function lineOf({ machine, index, component, serviceClass, intervalH, remainingH }: PlannedService, i18n: I18n): string {
  const name = machine === '' ? i18n._('Verdichter {number}', { number: index }) : machine;
  const rest = i18n._('Rest {remaining} von {interval}', { remaining: hours(remainingH), interval: hours(intervalH) });
  const late = serviceClass === 'overdue' ? `, ${i18n._('überfällig')}` : '';
  return `${name}: ${i18n._(serviceNames[component])}${late} (${rest})`;
}

const entryOf = ({ station, name, place, day, services }: StationVisit, at: number, i18n: I18n): CalendarEntry => ({
  uid: `${station}-${at}@pressluft-fleet`,
  day,
  title: i18n._('Wartung {station}', { station: name }),
  text: services.map((service) => lineOf(service, i18n)).join('\n'),
  place: [name, place].filter((text) => text !== '').join(', '),
});

/** A visit that somebody has planned, with what is due at its stations. */
function plannedEntry({ id, planned, note, stations }: PlannedVisit, due: readonly StationVisit[], i18n: I18n): CalendarEntry {
  const parts = stations.flatMap(({ station, name, place }) => [
    ...['', [name, place].filter((text) => text !== '').join(', ')],
    ...due
      .filter((visit) => visit.station === station && visit.planned === planned)
      .flatMap(({ services }) => services.map((service) => lineOf(service, i18n))),
  ]);
  return {
    ...{ uid: `visit-${id}@pressluft-fleet`, day: planned },
    title: i18n._('Besuch {stations}', { stations: stations.map(({ name }) => name).join(', ') }),
    text: [...(note === '' ? [] : [note]), ...parts].join('\n').trim(),
    place: [...new Set(stations.map(({ place }) => place).filter((text) => text !== ''))].join('; '),
  };
}

/**
 * The visits of a plan as entries of a calendar: those that people have planned and not done, and those that are due and not planned.
 * The first, second ... visit of a station that is due replaces the one of an earlier file.
 */
export function visitEntries({ places, planned }: VisitPlan, i18n: I18n): readonly CalendarEntry[] {
  const made = new Map<string, number>();
  const due = places.flatMap(({ visits }) => visits).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const unplanned = due.flatMap((visit) => {
    const at = made.get(visit.station) ?? 0;
    made.set(visit.station, at + 1);
    return visit.planned === undefined ? [entryOf(visit, at, i18n)] : [];
  });
  return [...planned.filter(({ done }) => done === undefined).map((visit) => plannedEntry(visit, due, i18n)), ...unplanned];
}
