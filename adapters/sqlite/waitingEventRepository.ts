import type { DatabaseSync } from 'node:sqlite';
import type { WaitingEventRepository } from '../../core/ports/index.ts';

/** Fault events that wait to arrive at one receiver. */
export function waitingEventRepository(database: DatabaseSync, table: 'waiting_events' | 'webhook_events'): WaitingEventRepository {
  const events = database.prepare(`SELECT id, at_ms, text FROM ${table} ORDER BY id`);
  const add = database.prepare(`INSERT INTO ${table} (at_ms, text) VALUES (?, ?)`);
  const drop = database.prepare(`DELETE FROM ${table} WHERE id <= ?`);
  return {
    events: () => events.all().map((row) => ({ id: Number(row['id']), atMs: Number(row['at_ms']), text: String(row['text']) })),
    addEvent: ({ atMs, text }) => Number(add.run(Math.round(atMs), text).lastInsertRowid),
    removeEvents(throughId) {
      drop.run(throughId);
    },
  };
}
