import type { DatabaseSync } from 'node:sqlite';
import type { NamedTokenRepository } from '../../core/ports/index.ts';
import type { Realm } from './Realm.ts';

/** Tokens of one kind and one realm: those of a demo, whose passwords everyone knows, open no real station. */
export function namedTokenRepository(database: DatabaseSync, realm: Realm, table: 'wall_links' | 'program_tokens'): NamedTokenRepository {
  const every = database.prepare(`SELECT token_hash, name, made_ms, used_ms FROM ${table} WHERE realm = ? ORDER BY made_ms, token_hash`);
  const put = database.prepare(`INSERT OR REPLACE INTO ${table} (realm, token_hash, name, made_ms, used_ms) VALUES (?, ?, ?, ?, ?)`);
  const drop = database.prepare(`DELETE FROM ${table} WHERE realm = ? AND token_hash = ?`);
  return {
    all: () =>
      every.all(realm).map((row) => ({
        id: String(row['token_hash']),
        name: String(row['name']),
        madeMs: Number(row['made_ms']),
        usedMs: row['used_ms'] === null ? undefined : Number(row['used_ms']),
      })),
    save({ id, name, madeMs, usedMs }) {
      put.run(realm, id, name, Math.round(madeMs), usedMs === undefined ? null : Math.round(usedMs));
    },
    remove(id) {
      drop.run(realm, id);
    },
  };
}
