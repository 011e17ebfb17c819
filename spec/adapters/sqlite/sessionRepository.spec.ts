import { describe, expect, it } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import type { StoredSession } from '../../../core/ports/index.ts';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { sessionRepository } from '../../../adapters/sqlite/sessionRepository.ts';

const session = (id: string, level: StoredSession['level'] = 'read'): StoredSession => ({ id, level, openedMs: 1, usedMs: 3, inputMs: 2 });

const migrated = (version = migrations.length) => {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations.slice(0, version));
  return database;
};

describe('the sessions in the database', () => {
  it('are those of one of demo and real station', () => {
    const database = migrated();
    const [demo, station] = [sessionRepository(database, 'demo'), sessionRepository(database, 'station')];
    demo.save([session('same')]);
    station.save([session('same', 'write'), session('other')]);
    demo.remove(['same', 'unknown']);
    expect(demo.all()).toEqual([]);
    expect(station.all()).toEqual([session('other'), session('same', 'write')]);
  });

  it('are saved all or none', () => {
    const database = migrated();
    const sessions = sessionRepository(database, 'station');
    const broken = { ...session('broken'), usedMs: undefined } as unknown as StoredSession;
    expect(() => sessions.save([session('whole'), broken])).toThrow();
    expect(sessions.all()).toEqual([]);
  });

  it('of a level that is none are none', () => {
    const database = migrated();
    sessionRepository(database, 'station').save([{ ...session('odd'), level: 'root' as never }]);
    expect(sessionRepository(database, 'station').all()).toEqual([]);
  });

  it('of an earlier version stay, but for those with write access, whose beginning it did not know', () => {
    const database = migrated(1);
    const put = database.prepare('INSERT INTO sessions (token_hash, realm, level, used_ms) VALUES (?, ?, ?, ?)');
    put.run('a', 'station', 'read', 5);
    put.run('b', 'station', 'write', 6);
    put.run('c', 'demo', 'demo', 7);
    migrate(database, migrations);
    expect(sessionRepository(database, 'station').all()).toEqual([{ id: 'a', level: 'read', openedMs: 5, usedMs: 5, inputMs: 5 }]);
    expect(sessionRepository(database, 'demo').all()).toEqual([{ id: 'c', level: 'demo', openedMs: 7, usedMs: 7, inputMs: 7 }]);
  });
});
