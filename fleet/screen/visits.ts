import { type KeptVisit, type PlannedVisit, plannedVisits } from '../../core/fleet/index.ts';
import type { FleetStation } from '../../core/ports/index.ts';
import { number, table, text } from './machineTable.ts';

/** Visits that people have planned, with the names of their stations. */
export const namedVisits = (kept: readonly KeptVisit[], stations: readonly FleetStation[]): readonly PlannedVisit[] =>
  plannedVisits(
    kept,
    stations.map(({ id, plant: { name, place } }) => ({ station: id, name, place })),
  );

/** A row for each station of a visit. */
export const plannedTable = (visits: readonly PlannedVisit[]): string =>
  table(
    ['visit', 'planned', 'done', 'station', 'name', 'place', 'note', 'by', 'stations_of_visit'],
    visits.flatMap(({ id, planned, done, note, by, stations }) =>
      stations.map(({ station, name, place }) => [
        ...[text(id), text(planned), text(done), text(station), text(name), text(place), text(note), text(by)],
        number(stations.length, 0),
      ]),
    ),
  );
