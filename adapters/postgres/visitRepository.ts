import type { FleetActs } from '../../core/ports/index.ts';
import type { Database, Row } from './Database.ts';

const stationOf = ({ station }: Row) => String(station);

/** Visits that members of organisations plan, by the database's own rules. */
export const visitRepository = (
  database: Database,
  organisations: readonly string[],
): Pick<FleetActs, 'saveVisit' | 'endVisit' | 'removeVisit'> => ({
  saveVisit: ({ id, stations, planned, note, by }) =>
    database.transaction({ organisations }, async (query) => {
      const wanted = [...new Set(stations)];
      if ((await query('SELECT id FROM station WHERE id = ANY($1::text[])', [wanted])).length < wanted.length) return false;
      await query('DELETE FROM visit WHERE id = $1', [id]);
      await query('INSERT INTO visit (id, station, planned, note, by_name) SELECT $1, unnest($2::text[]), $3, $4, $5', [
        id,
        wanted,
        planned,
        note,
        by,
      ]);
      return true;
    }),
  endVisit: ({ id, done, by }) =>
    database.transaction({ organisations }, async (query) =>
      (await query('UPDATE visit SET done = $2, by_name = $3 WHERE id = $1 RETURNING station', [id, done, by])).map(stationOf),
    ),
  removeVisit: (id) =>
    database.transaction({ organisations }, async (query) =>
      (await query('DELETE FROM visit WHERE id = $1 RETURNING station', [id])).map(stationOf),
    ),
});
