import type { DatabaseSync } from 'node:sqlite';
import type { WallLinkRepository } from '../../core/ports/index.ts';
import type { Realm } from './Realm.ts';

/** Wall links of one realm: those of a demo, whose passwords everyone knows, open no real station. */
export function wallLinkRepository(database: DatabaseSync, realm: Realm): WallLinkRepository {
  const every = database.prepare('SELECT token_hash, name, made_ms, used_ms FROM wall_links WHERE realm = ? ORDER BY made_ms, token_hash');
  const put = database.prepare('INSERT OR REPLACE INTO wall_links (realm, token_hash, name, made_ms, used_ms) VALUES (?, ?, ?, ?, ?)');
  const drop = database.prepare('DELETE FROM wall_links WHERE realm = ? AND token_hash = ?');
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
