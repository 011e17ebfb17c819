import type { DatabaseSync } from 'node:sqlite';
import type { SecretRepository } from '../../core/ports/index.ts';
import { nextSecret } from '../../core/settings/index.ts';
import { inTransaction } from './inTransaction.ts';
import type { Realm } from './Realm.ts';

/** A demo station, whose passwords everyone knows, has secrets of its own. */
export function secretRepository(database: DatabaseSync, realm: Realm): SecretRepository {
  const names = database.prepare('SELECT name FROM secrets WHERE realm = ?');
  const get = database.prepare('SELECT value FROM secrets WHERE realm = ? AND name = ?');
  const put = database.prepare('INSERT OR REPLACE INTO secrets (realm, name, value) VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM secrets WHERE realm = ? AND name = ?');

  const find = (name: string) => {
    const row = get.get(realm, name);
    return row && String(row['value']);
  };
  return {
    names: () => new Set(names.all(realm).map((row) => String(row['name']))),
    find,
    change(sent) {
      inTransaction(database, () => {
        for (const [name, secret] of sent) {
          const next = nextSecret(find(name), secret);
          if (next === undefined) drop.run(realm, name);
          else put.run(realm, name, next);
        }
      });
    },
  };
}
