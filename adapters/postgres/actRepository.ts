import type { FleetActs } from '../../core/ports/index.ts';
import type { Database } from './Database.ts';
import { visitRepository } from './visitRepository.ts';

/** What members of organisations do to stations, by the database's own rules: no statement here has a condition on who asks. */
export const actRepository = (database: Database, organisations: readonly string[]): FleetActs => ({
  ...visitRepository(database, organisations),
  placeStation: (station, position) =>
    database.transaction({ organisations }, async (query) => {
      const values = [station, position?.lat ?? null, position?.lon ?? null];
      return (await query('UPDATE station SET lat = $2, lon = $3 WHERE id = $1 RETURNING id', values)).length > 0;
    }),
  saveSeen: ({ station, source, bitIndex, by, atMs, why }) =>
    database.transaction({ organisations }, async (query) => {
      const saved = await query(
        `INSERT INTO fault_seen (station, source, bit_index, at_ms, by_name, why) SELECT id, $2, $3, $4, $5, $6 FROM station WHERE id = $1
         ON CONFLICT (station, source, bit_index) DO UPDATE SET at_ms = excluded.at_ms, by_name = excluded.by_name, why = excluded.why
         RETURNING 1`,
        [station, String(source), bitIndex, atMs, by, why],
      );
      return saved.length > 0;
    }),
});
