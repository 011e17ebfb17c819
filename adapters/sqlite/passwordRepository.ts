import type { DatabaseSync } from 'node:sqlite';
import type { Level } from '../../core/access/index.ts';
import type { PasswordHash, PasswordRepository } from '../../core/ports/index.ts';
import { bytesOf } from './bytesOf.ts';
import { inTransaction } from './inTransaction.ts';
import type { Realm } from './Realm.ts';

/** Passwords of one realm. */
export function passwordRepository(database: DatabaseSync, realm: Realm): PasswordRepository {
  const get = database.prepare('SELECT salt, hash, memory_kib, passes FROM passwords WHERE realm = ? AND level = ?');
  const put = database.prepare('INSERT OR REPLACE INTO passwords (realm, level, salt, hash, memory_kib, passes) VALUES (?, ?, ?, ?, ?, ?)');
  const dropSessions = database.prepare('DELETE FROM sessions WHERE realm = ? AND level = ? AND token_hash <> ?');

  const save = (level: Level, { salt, hash, memoryKiB, passes }: PasswordHash) => {
    put.run(realm, level, salt, hash, memoryKiB, passes);
  };
  return {
    find(level) {
      const row = get.get(realm, level);
      if (row === undefined) return undefined;
      return {
        salt: Buffer.from(bytesOf(row['salt'])),
        hash: Buffer.from(bytesOf(row['hash'])),
        memoryKiB: Number(row['memory_kib']),
        passes: Number(row['passes']),
      };
    },
    save,
    change(level, password, keptSessionId) {
      inTransaction(database, () => {
        save(level, password);
        dropSessions.run(realm, level, keptSessionId);
      });
    },
  };
}
