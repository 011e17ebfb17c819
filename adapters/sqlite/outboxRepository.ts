import type { DatabaseSync } from 'node:sqlite';
import type { OutboxMessage, OutboxRepository } from '../../core/ports/index.ts';

export function outboxRepository(database: DatabaseSync): OutboxRepository {
  const all = database.prepare('SELECT json FROM outbox ORDER BY rowid');
  const put = database.prepare('INSERT INTO outbox (id, json) VALUES (?, ?) ON CONFLICT DO UPDATE SET json = excluded.json');
  const drop = database.prepare('DELETE FROM outbox WHERE id = ?');
  return {
    all: () => all.all().map((row) => JSON.parse(String(row['json'])) as OutboxMessage),
    save(message) {
      put.run(message.id, JSON.stringify(message));
    },
    remove(id) {
      drop.run(id);
    },
  };
}
