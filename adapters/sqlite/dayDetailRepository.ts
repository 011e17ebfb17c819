import type { DatabaseSync } from 'node:sqlite';
import type { DayDetailPart, DayDetailRepository } from '../../core/ports/index.ts';
import { bytesOf } from './bytesOf.ts';

export function dayDetailRepository(database: DatabaseSync): DayDetailRepository {
  const files = database.prepare('SELECT day, size_bytes, modified_ms FROM day_details WHERE made = ? ORDER BY day');
  const put = database.prepare(
    'INSERT OR REPLACE INTO day_details (day, made, size_bytes, modified_ms, leaks, machines, events, slots, replay) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const partOf = (part: DayDetailPart) =>
    database.prepare(`SELECT day, ${part} AS bytes FROM day_details WHERE made = ? AND day BETWEEN ? AND ? ORDER BY day`);
  const get = {
    slots: partOf('slots'),
    events: partOf('events'),
    leaks: partOf('leaks'),
    machines: partOf('machines'),
    replay: partOf('replay'),
  };
  const drop = database.prepare('DELETE FROM day_details WHERE day = ?');

  return {
    files: (made) =>
      new Map(
        files
          .all(made)
          .map((row) => [String(row['day']), { sizeBytes: Number(row['size_bytes']), modifiedMs: Number(row['modified_ms']) }]),
      ),
    save(day, { sizeBytes, modifiedMs }, made, { leaks, machines, events, slots, replay }) {
      put.run(day, made, sizeBytes, modifiedMs, leaks, machines, events, slots, replay);
    },
    read: (part, made, from, until) =>
      get[part].all(made, from, until).map((row) => ({ day: String(row['day']), bytes: bytesOf(row['bytes']) })),
    remove(day) {
      drop.run(day);
    },
  };
}
