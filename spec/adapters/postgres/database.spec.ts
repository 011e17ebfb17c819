import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExchangeToKeep } from '../../../core/ports/index.ts';
import {
  type Database,
  fleetStore,
  openEmbeddedDatabase,
  openServerDatabase,
  UnusableFleetDatabase,
} from '../../../adapters/postgres/index.ts';
import { migrate, migrations } from '../../../adapters/postgres/migrate.ts';
import { preparedFolder } from '../../fleet/preparedFolder.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { until } from '../../station/until.ts';
import { type PostgresServer, postgresServer } from './postgresServer.ts';

const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line) };

let server: PostgresServer;
beforeAll(async () => {
  server = await postgresServer();
});

const opened: Database[] = [];
const keep = (database: Database) => {
  opened.push(database);
  return database;
};
afterAll(() => Promise.all(opened.map((database) => database.close())));

const newDatabase = {
  PGlite: async () => keep(await openEmbeddedDatabase(await preparedFolder(), log)),
  PostgreSQL: async () => keep(await openServerDatabase(await server.newDatabase(), log)),
} as const;
type Engine = keyof typeof newDatabase;

const tables = [...['day_record', 'fault_event', 'machine_day', 'machine_month', 'station_day', 'station_month', 'station_state']] as const;

/** Two stations of two organisations, each with a row in every table. */
async function filled(database: Database): Promise<void> {
  await database.transaction('owner', async (query) => {
    for (const [org, station] of [
      ['o1', 's1'],
      ['o2', 's2'],
    ]) {
      await query('INSERT INTO org VALUES ($1, $1)', [org]);
      await query(
        "INSERT INTO station (id, operator_id, owner_id, token_hash, installation, enrolled_ms, name, software) VALUES ($1, $2, $2, $3, 'i', 0, 'n', '1')",
        [station, org, Buffer.from(station!)],
      );
      await query('INSERT INTO station_state (station, seen_ms, sent_ms) VALUES ($1, 0, 0)', [station]);
      await query("INSERT INTO fault_event VALUES ($1, 0, 'master', 1)", [station]);
      await query("INSERT INTO fault_seen VALUES ($1, 'master', 1, 0, 'Ann', 'why')", [station]);
      await query("INSERT INTO refused_day VALUES ($1, '2026-11-20', 0, 'clock')", [station]);
      await query("INSERT INTO account (id, email, name) VALUES ($1, $1, 'Ann')", [org]);
      await query("INSERT INTO membership VALUES ($1, $1, 'admin')", [org]);
      await query('INSERT INTO session VALUES ($2, $1, 0)', [org, Buffer.from(org!)]);
      await query("INSERT INTO audit (at_ms, act, fields) VALUES (0, 'login', '{}')");
      await query("INSERT INTO day_record VALUES ($1, '2026-11-20', 'd', 1, 1, 0, '')", [station]);
      for (const table of ['station_day', 'station_month', 'machine_day', 'machine_month']) {
        const rows = await query(
          "SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = $1 AND is_nullable = 'NO' AND column_name <> 'station'",
          [table],
        );
        const values = rows.map(({ type }): string => (type === 'date' ? "'2026-11-20'" : '1'));
        await query(
          `INSERT INTO ${table} (station, ${rows.map(({ name }) => String(name)).join(', ')}) VALUES ($1, ${values.join(', ')})`,
          [station],
        );
      }
    }
  });
}

describe.each(Object.keys(newDatabase) as Engine[])('a fleet in %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await newDatabase[engine]();
    await filled(database);
  });

  it.each(tables)('shows of %s only rows of stations that an organisation runs or owns, and none without one', async (table) => {
    const stationsFor = (organisations: readonly string[]) =>
      database.transaction({ organisations }, async (query) =>
        (await query(`SELECT station FROM ${table}`)).map(({ station }) => String(station)),
      );
    expect(await stationsFor(['o1'])).toEqual(['s1']);
    expect((await stationsFor(['o1', 'o2'])).toSorted()).toEqual(['s1', 's2']);
    expect(await stationsFor([])).toEqual([]);
    expect(await stationsFor(['{o1}', 'o1,o2', ''])).toEqual([]);
  });

  it.each(tables)('lets people change nothing in %s', async (table) => {
    const work = database.transaction({ organisations: ['o1'] }, (query) => query(`DELETE FROM ${table}`));
    await expect(work).rejects.toThrow('permission denied');
  });

  it.each(tables)('lets a station change in %s its own rows alone', async (table) => {
    const asStation = (statement: string) => database.transaction({ station: 's1' }, (query) => query(statement));
    expect((await asStation(`SELECT station FROM ${table}`)).map(({ station }) => String(station))).toEqual(['s1']);
    await expect(asStation(`UPDATE ${table} SET station = 's2'`)).rejects.toThrow('row-level security');
    expect(await asStation(`DELETE FROM ${table} WHERE station = 's2' RETURNING 1`)).toEqual([]);
  });

  it('[FLEET-7] shows people of every table there is, asked for without a condition, rows of their own stations or none (FLT-16)', async () => {
    const all = await database.transaction('owner', (query) =>
      query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"),
    );
    const shown: string[] = [];
    for (const { name } of all) {
      const rows = database.transaction({ organisations: ['o1'] }, (query) =>
        query(`SELECT ${name === 'station' ? 'id AS station' : 'station'} FROM ${name}`),
      );
      const seen = await rows.catch((error: unknown) => expect(String(error)).toMatch(/permission denied|does not exist/));
      if (seen === undefined) continue;
      shown.push(String(name));
      expect([name, seen.filter(({ station }) => station !== 's1')]).toEqual([name, []]);
    }
    expect(shown).toEqual(expect.arrayContaining([...tables, 'station', 'fault_seen', 'refused_day']));
  });

  it.each([
    ['nothing else', 'off', {}],
    ['a plant', 'on', { plant: { rev: 'p', plant: { name: 'n', place: '', zone: 'UTC', slots: [] } } }],
    ['events', 'on', { events: { place: { epoch: 'e', last: 0 }, events: [] } }],
    ['days that are here', 'on', { satisfied: { rev: 'r', days: [] } }],
  ])('takes a state with %s with synchronous_commit %s', async (_name, waits, more) => {
    let found: unknown;
    const observed: Database = {
      ...database,
      transaction: (scope, work) =>
        database.transaction(scope, async (query) => {
          const done = await work(query);
          [found] = await query('SHOW synchronous_commit');
          return done;
        }),
    };
    const said = { seenMs: 1, sentMs: 1, software: '1', boots: { boot: 'b' }, isDigestRefused: false, ...more } as ExchangeToKeep;
    await fleetStore(observed).ingest.saveExchange('s1', said);
    expect(found).toEqual({ synchronous_commit: waits });
  });

  it('lets nobody say anything of a fault of others', async () => {
    const asPeople = (statement: string) => database.transaction({ organisations: ['o1'] }, (query) => query(statement));
    expect(await asPeople("UPDATE fault_seen SET why = 'x' WHERE station = 's2' RETURNING 1")).toEqual([]);
    await expect(asPeople("UPDATE fault_seen SET station = 's2'")).rejects.toThrow('row-level security');
    await expect(asPeople("INSERT INTO fault_seen VALUES ('s2', 'limits', 1, 0, 'Ann', 'x')")).rejects.toThrow('row-level security');
  });

  it('lets what is done about people add to the audit, and change and take nothing of it', async () => {
    const asPeople = (statement: string) => database.transaction('people', (query) => query(statement));
    await asPeople("INSERT INTO audit (at_ms, act, fields) VALUES (1, 'logout', '{}')");
    for (const statement of ["UPDATE audit SET act = 'x'", 'DELETE FROM audit', 'TRUNCATE audit', 'DROP TABLE audit']) {
      await expect(asPeople(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
    for (const statement of [
      'SELECT body FROM day_record',
      'SELECT token_hash FROM station',
      'UPDATE station SET owner_id = operator_id',
    ]) {
      await expect(asPeople(statement)).rejects.toThrow('permission denied');
    }
  });

  it('lets what is done about people write the secret of an issuer, and never read it', async () => {
    const asPeople = (statement: string) => database.transaction('people', (query) => query(statement));
    await asPeople("INSERT INTO issuer (org, issuer, client_id, client_secret) VALUES ('o1', 'https://i.example', 'c', 'a secret')");
    await asPeople("UPDATE issuer SET client_secret = 'another' WHERE org = 'o1'");
    expect(await asPeople('SELECT org, issuer, client_id FROM issuer')).toHaveLength(1);
    for (const statement of [
      'SELECT client_secret FROM issuer',
      'SELECT * FROM issuer',
      "SELECT 1 FROM issuer WHERE client_secret LIKE 'a%'",
      'UPDATE issuer SET client_id = client_secret',
      "DELETE FROM issuer WHERE org = 'o1' RETURNING client_secret",
    ]) {
      await expect(asPeople(statement)).rejects.toThrow('permission denied');
    }
  });

  it.each([
    ...['org', 'enrolment_leave', 'account', 'membership', 'invitation', 'session', 'audit'],
    ...['issuer', 'issuer_domain', 'issued_identity', 'issued_login'],
  ])('shows %s to nobody', async (table) => {
    for (const scope of [{ organisations: ['o1'] }, { station: 's1' }]) {
      await expect(database.transaction(scope, (query) => query(`SELECT * FROM ${table}`))).rejects.toThrow('permission denied');
    }
  });

  it('shows no hash of a token to people, and lets no station change whose it is', async () => {
    const asPeople = database.transaction({ organisations: ['o1'] }, (query) => query('SELECT token_hash FROM station'));
    await expect(asPeople).rejects.toThrow('permission denied');
    for (const column of ['token_hash', 'operator_id', 'owner_id', 'id']) {
      const asStation = database.transaction({ station: 's1' }, (query) => query(`UPDATE station SET ${column} = NULL`));
      await expect(asStation).rejects.toThrow('permission denied');
    }
  });

  it('forgets who asked at the end of a transaction, also of one that failed', async () => {
    const failing = database.transaction({ organisations: ['o1'] }, (query) => query('SELECT nonsense'));
    await expect(failing).rejects.toThrow('nonsense');
    const user = await database.transaction('owner', (query) =>
      query("SELECT current_user AS name, current_setting('pressluft.orgs', true) AS orgs"),
    );
    expect(user[0]?.['name']).toBe('postgres');
    expect(user[0]?.['orgs'] || '').toBe('');
  });

  it('gives days as texts and counts as numbers, whatever the zone of this process', async () => {
    const [row] = await database.transaction('owner', (query) =>
      query("SELECT '2026-03-29'::date AS day, count(*) AS n, sum(2::int8) AS s FROM org"),
    );
    expect(row).toEqual({ day: '2026-03-29', n: 2, s: 4 });
  });

  it('leaves nothing of work that failed', async () => {
    const work = database.transaction('owner', async (query) => {
      await query("INSERT INTO org VALUES ('o3', 'o3')");
      throw new Error('on the way');
    });
    await expect(work).rejects.toThrow('on the way');
    expect((await database.transaction('owner', (query) => query("SELECT 1 FROM org WHERE id = 'o3'"))).length).toBe(0);
  });

  it('is not opened when a newer program has written it, and stays as it is', async () => {
    const newer = await newDatabase[engine]();
    await newer.transaction('owner', (query) => query('UPDATE pressluft_version SET version = 99'));
    await expect(migrate(newer, migrations)).rejects.toThrow('update the software');
    expect(await newer.transaction('owner', (query) => query('SELECT version FROM pressluft_version'))).toEqual([{ version: 99 }]);
  });

  it('is brought up to date in one step, or not at all', async () => {
    const older = await newDatabase[engine]();
    const next = [...migrations, 'CREATE TABLE later (id int)', 'CREATE TABLE broken (id nonsense)'];
    await expect(migrate(older, next)).rejects.toThrow('nonsense');
    const version = () =>
      older.transaction('owner', (query) => query("SELECT version, to_regclass('later') AS later FROM pressluft_version"));
    expect(await version()).toEqual([{ version: migrations.length, later: null }]);
    await migrate(older, next.slice(0, -1));
    expect(await version()).toEqual([{ version: migrations.length + 1, later: 'later' }]);
  });
});

describe('a fleet on a server', () => {
  it('is begun by several processes at once', async () => {
    const url = await server.newDatabase();
    const all = await Promise.all([1, 2, 3].map(() => openServerDatabase(url, log)));
    for (const database of all) keep(database);
    expect(await all[2]!.transaction('owner', (query) => query('SELECT count(*) AS n FROM org'))).toEqual([{ n: 0 }]);
  });

  it("is not begun in another program's database", async () => {
    const url = await server.newDatabase();
    const database = keep(await openServerDatabase(url, log));
    await database.transaction('owner', (query) => query('DROP TABLE pressluft_version'));
    await expect(openServerDatabase(url, log)).rejects.toThrow(UnusableFleetDatabase);
  });

  it('goes on by itself after the server was killed in the middle of a transaction', async () => {
    const database = keep(await openServerDatabase(await server.newDatabase(), log));
    let isIn = false;
    const broken = database.transaction('owner', async (query) => {
      await query("INSERT INTO org VALUES ('lost', 'lost')");
      isIn = true;
      await query('SELECT pg_sleep(1000)');
    });
    const failed = expect(broken).rejects.toThrow();
    await until('a transaction is open', () => isIn);
    await server.kill();
    await failed;
    await expect(database.transaction('owner', (query) => query('SELECT 1'))).rejects.toThrow();
    await server.start();
    expect(await database.transaction('owner', (query) => query('SELECT count(*) AS n FROM org'))).toEqual([{ n: 0 }]);
  });
});

describe('a fleet in a folder', () => {
  it('is there again after it was closed', async () => {
    const folder = join(temporaryFolder(), 'fleet');
    const database = await openEmbeddedDatabase(folder, log);
    await database.transaction('owner', (query) => query("INSERT INTO org VALUES ('o1', 'o1')"));
    await database.close();
    const again = keep(await openEmbeddedDatabase(folder, log));
    expect(await again.transaction('owner', (query) => query('SELECT id FROM org'))).toEqual([{ id: 'o1' }]);
  });

  it('[FLEET-7] is refused while a process has it open, and taken over from one that is gone (FLT-15)', async () => {
    const folder = await preparedFolder();
    const lock = join(folder, 'lock');
    writeFileSync(lock, String(process.ppid));
    await expect(openEmbeddedDatabase(folder, log)).rejects.toThrow(`process ${process.ppid} has ${folder} open`);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
    // as one of a container that was killed had the number of this process
    writeFileSync(lock, String(process.pid));
    await (await openEmbeddedDatabase(folder, log)).close();
    writeFileSync(lock, '999999999');
    // two that find it so: the other one is just taking it over, or was killed in that
    mkdirSync(join(folder, 'lock.taking'));
    await expect(openEmbeddedDatabase(folder, log)).rejects.toThrow(`another process is about to open ${folder}`);
    utimesSync(join(folder, 'lock.taking'), 1, 1);
    const database = keep(await openEmbeddedDatabase(folder, log));
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    await expect(openEmbeddedDatabase(folder, log)).rejects.toThrow(`process ${process.pid} has ${folder} open`);
    expect(await database.transaction('owner', (query) => query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('is refused while a lock has no number yet, as of a process that is just starting, and not for ever', async () => {
    const folder = await preparedFolder();
    const lock = join(folder, 'lock');
    writeFileSync(lock, '');
    await expect(openEmbeddedDatabase(folder, log)).rejects.toThrow(`another process is about to open ${folder}`);
    utimesSync(lock, 1, 1);
    keep(await openEmbeddedDatabase(folder, log));
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });
});
