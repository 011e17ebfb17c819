import type { DatabaseSync } from 'node:sqlite';
import type { Level } from '../../core/access/index.ts';
import type { Realm } from './Realm.ts';

export interface StoredSession {
  readonly level: Level;
  readonly usedMs: number;
}

/** Sessions by the hash of their token. */
export interface SessionRepository {
  find(tokenHash: string): StoredSession | undefined;
  save(tokenHash: string, session: StoredSession): void;
  remove(tokenHash: string): void;
  removeUnusedSince(beforeMs: number): void;
}

export function sessionRepository(database: DatabaseSync, realm: Realm): SessionRepository {
  const get = database.prepare('SELECT level, used_ms FROM sessions WHERE realm = ? AND token_hash = ?');
  const put = database.prepare('INSERT OR REPLACE INTO sessions (realm, token_hash, level, used_ms) VALUES (?, ?, ?, ?)');
  const drop = database.prepare('DELETE FROM sessions WHERE realm = ? AND token_hash = ?');
  const dropUnused = database.prepare('DELETE FROM sessions WHERE used_ms < ?');
  return {
    find(tokenHash) {
      const row = get.get(realm, tokenHash);
      return row && { level: row['level'] as Level, usedMs: Number(row['used_ms']) };
    },
    save(tokenHash, { level, usedMs }) {
      put.run(realm, tokenHash, level, usedMs);
    },
    remove(tokenHash) {
      drop.run(realm, tokenHash);
    },
    removeUnusedSince(beforeMs) {
      dropUnused.run(beforeMs);
    },
  };
}
