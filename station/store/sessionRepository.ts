import type { DatabaseSync } from 'node:sqlite';
import { type Level, levels, type SessionTimes } from '../../core/access/index.ts';
import { inTransaction } from './inTransaction.ts';
import type { Realm } from './Realm.ts';

/** A session as it was last saved, in the time of the station's clock. */
export interface StoredSession extends SessionTimes {
  /** Hash of its token. */
  readonly id: string;
  readonly level: Level;
}

/** The sessions that outlive a restart. */
export interface SessionRepository {
  all(): readonly StoredSession[];
  /** Adds or replaces, all or none. */
  save(sessions: readonly StoredSession[]): void;
  /** All or none; an unknown id is none. */
  remove(ids: readonly string[]): void;
}

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
