import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool, type PoolConfig, types } from 'pg';
import type { Log } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { type Database, databaseOf, ownWords } from './Database.ts';
import { lockFolder } from './lockFolder.ts';
import { migrate, migrations } from './migrate.ts';
import { serverWords } from './serverWords.ts';
import { UnusableFleetDatabase } from './UnusableFleetDatabase.ts';

const int8 = 20;
const date = 1082;
const numeric = 1700;
const readers: Readonly<Record<number, (text: string) => unknown>> = { [int8]: Number, [date]: (text) => text, [numeric]: Number };

/** Days stay texts, whatever the zone of this process; sums and counts are numbers. */
const typeReaders: NonNullable<PoolConfig['types']> = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    const other: (text: string) => unknown = types.getTypeParser(id, format === 'binary' ? 'text' : format);
    return readers[id] ?? other;
  },
};

/** Without them, a lost server would be waited for without end. */
const timeouts = { connectionTimeoutMillis: 10 * msPerSecond, query_timeout: 60 * msPerSecond };
const connections = 8;

const oldestServer = 150_000;

async function ready(database: Database): Promise<Database> {
  try {
    const [row] = await database.transaction('owner', (query) => query('SHOW server_version_num'));
    if (Number(row?.['server_version_num']) < oldestServer) throw new UnusableFleetDatabase('its server is older than PostgreSQL 15');
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A fleet's database on a PostgreSQL server of version 15 or newer; its tables are made or brought up to date. */
export async function openServerDatabase(url: string, log: Log): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: connections, types: typeReaders, ...timeouts });
  const words = serverWords(pool, url, log);
  return ready(
    databaseOf(pool, log, words, async () => {
      await words.close();
      await pool.end();
    }),
  );
}

/**
 * A fleet's database inside of this process, in a folder or, without one, in memory.
 * For demonstrations and trials: one connection, and a power cut may break it. A folder that another process has open is refused.
 */
export async function openEmbeddedDatabase(folder: string | undefined, log: Log): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = folder === undefined ? () => undefined : lockFolder(folder);
  try {
    const engine = await PGlite.create(folder === undefined ? 'memory://' : join(folder, 'fleet'));
    const pool = new Pool({ ...createPgConfig(engine), max: 1, types: typeReaders });
    return await ready(
      databaseOf(pool, log, ownWords(), async () => {
        await pool.end();
        await engine.close();
        unlock();
      }),
    );
  } catch (error) {
    unlock();
    throw error;
  }
}
