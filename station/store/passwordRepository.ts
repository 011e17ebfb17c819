import type { DatabaseSync } from 'node:sqlite';
import type { Level } from '../../core/access/index.ts';
import type { PasswordHash } from '../access/passwordHash.ts';
import type { Realm } from './Realm.ts';

export interface PasswordRepository {
  /** Undefined when the level has no password yet. */
  find(level: Level): PasswordHash | undefined;
  save(level: Level, password: PasswordHash): void;
}

export function passwordRepository(database: DatabaseSync, realm: Realm): PasswordRepository {
  const get = database.prepare('SELECT salt, hash, memory_kib, passes FROM passwords WHERE realm = ? AND level = ?');
  const put = database.prepare('INSERT OR REPLACE INTO passwords (realm, level, salt, hash, memory_kib, passes) VALUES (?, ?, ?, ?, ?, ?)');
  return {
    find(level) {
      const row = get.get(realm, level);
      if (row === undefined) return undefined;
      return {
        salt: Buffer.from(row['salt'] as Uint8Array),
        hash: Buffer.from(row['hash'] as Uint8Array),
        memoryKiB: Number(row['memory_kib']),
        passes: Number(row['passes']),
      };
    },
    save(level, { salt, hash, memoryKiB, passes }) {
      put.run(realm, level, salt, hash, memoryKiB, passes);
    },
  };
}
