import type { DatabaseSync } from 'node:sqlite';
import { levels } from '../../core/access/index.ts';
import type { SessionRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';
import type { Realm } from './Realm.ts';

/** Sessions of one realm. */
export function sessionRepository(database: DatabaseSync, realm: Realm): SessionRepository {
  const every = database.prepare('SELECT token_hash, level, opened_ms, used_ms, input_ms FROM sessions WHERE realm = ?');
  const put = database.prepare(
    'INSERT OR REPLACE INTO sessions (realm, token_hash, level, opened_ms, used_ms, input_ms) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const drop = database.prepare('DELETE FROM sessions WHERE realm = ? AND token_hash = ?');

  return {
    all: () =>
      every.all(realm).flatMap((row) => {
        const level = levels.find((known) => known === row['level']);
        if (level === undefined) return [];
        const times = { openedMs: Number(row['opened_ms']), usedMs: Number(row['used_ms']), inputMs: Number(row['input_ms']) };
        return [{ id: String(row['token_hash']), level, ...times }];
      }),
    save(sessions) {
      inTransaction(database, () => {
        for (const { id, level, openedMs, usedMs, inputMs } of sessions) put.run(realm, id, level, openedMs, usedMs, inputMs);
      });
    },
    remove(ids) {
      inTransaction(database, () => {
        for (const id of ids) drop.run(realm, id);
      });
    },
  };
}
