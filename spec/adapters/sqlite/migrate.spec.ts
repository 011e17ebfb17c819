import { describe, expect, it } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { databaseVersion, migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';

/** From here on what was counted is kept. */
const flowsVersion = 5;
const shapeOf = (database: DatabaseSync) => database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();

function migrated(steps: readonly string[], database = new DatabaseSync(':memory:')): DatabaseSync {
  migrate(database, steps);
  return database;
}

describe('the migrations of the database', () => {
  it('each change its tables or what is in them, and are counted', () => {
    const shapes = [0, ...migrations.keys()].map((_, i) => {
      const database = migrated(migrations.slice(0, Math.min(1, i)));
      if (i > 0) database.exec(`INSERT INTO settings VALUES ('user', '{"start_page":"overview"}')`);
      if (i > flowsVersion) {
        migrated(migrations.slice(0, flowsVersion), database);
        database.exec(`INSERT INTO think_green VALUES (1, 1773000000000, '{"machines":[{"reliefs":4,"energyRestKWh":1.5}]}')`);
      }
      migrated(migrations.slice(0, i), database);
      expect(databaseVersion(database)).toBe(i);
      const rows = [...(i > 0 ? ['settings'] : []), ...(i > flowsVersion ? ['think_green'] : [])].map((table) =>
        database.prepare(`SELECT * FROM ${table}`).all(),
      );
      return JSON.stringify([shapeOf(database), rows]);
    });
    expect(new Set(shapes).size).toBe(migrations.length + 1);
  });

  it('lead from every earlier version to the same database as a new one', () => {
    const fresh = shapeOf(migrated(migrations));
    for (const version of migrations.keys()) expect(shapeOf(migrated(migrations, migrated(migrations.slice(0, version))))).toEqual(fresh);
  });

  it('keep what was counted since a reset, under the names that its figures have now', () => {
    const database = migrated(migrations.slice(0, flowsVersion));
    database.exec(`INSERT INTO think_green VALUES (1, 1773000000000, '{"machines":[{"reliefs":4,"energyRestKWh":1.5}]}')`);
    migrated(migrations, database);
    expect(JSON.parse(String(database.prepare('SELECT counted_json FROM think_green').get()!['counted_json']))).toEqual({
      machines: [{ unloadCycles: 4, energyAtStandstillKWh: 1.5 }],
    });
  });

  it('drop sums that were counted by another rule, and count think-green again from the same reset', () => {
    const database = migrated(migrations.slice(0, 4));
    database.exec(`INSERT INTO day_totals VALUES ('2026-03-09', 1, 1234, 5.5, x'01', x'02');
      INSERT INTO think_green VALUES (1, 1773000000000, '{}');
      INSERT INTO settings VALUES ('units', '{}')`);
    migrated(migrations, database);
    const rowsOf = (table: string) =>
      database
        .prepare(`SELECT * FROM ${table}`)
        .all()
        .map((row) => ({ ...row }));
    expect(rowsOf('day_totals')).toEqual([]);
    expect(rowsOf('think_green')).toEqual([{ only_row: 1, reset_ms: 1_773_000_000_000, counted_json: null }]);
    expect(rowsOf('settings')).toEqual([{ name: 'units', json: '{}' }]);
  });

  it('leave a database as it was when one fails half-way', () => {
    const database = migrated(['CREATE TABLE a (x)']);
    const before = shapeOf(database);
    expect(() => migrated(['CREATE TABLE a (x)', 'CREATE TABLE b (x); CREATE TABLE a (x)'], database)).toThrow();
    if (database.isTransaction) database.exec('ROLLBACK');
    expect([shapeOf(database), databaseVersion(database)]).toEqual([before, 1]);
  });
});
