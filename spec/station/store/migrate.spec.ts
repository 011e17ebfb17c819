import { describe, expect, it } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { databaseVersion, migrate } from '../../../station/store/migrate.ts';
import { migrations } from '../../../station/store/migrations/migrations.ts';

const shapeOf = (database: DatabaseSync) => database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();

function migrated(steps: readonly string[], database = new DatabaseSync(':memory:')): DatabaseSync {
  migrate(database, steps);
  return database;
}

describe('the migrations of the database', () => {
  it('each change it, and are counted', () => {
    const shapes = [0, ...migrations.keys()].map((_, i) => {
      const database = migrated(migrations.slice(0, i));
      expect(databaseVersion(database)).toBe(i);
      return JSON.stringify(shapeOf(database));
    });
    expect(new Set(shapes).size).toBe(migrations.length + 1);
  });

  it('lead from every earlier version to the same database as a new one', () => {
    const fresh = shapeOf(migrated(migrations));
    for (const version of migrations.keys()) expect(shapeOf(migrated(migrations, migrated(migrations.slice(0, version))))).toEqual(fresh);
  });

  it('leave a database as it was when one fails half-way', () => {
    const database = migrated(['CREATE TABLE a (x)']);
    const before = shapeOf(database);
    expect(() => migrated(['CREATE TABLE a (x)', 'CREATE TABLE b (x); CREATE TABLE a (x)'], database)).toThrow();
    if (database.isTransaction) database.exec('ROLLBACK');
    expect([shapeOf(database), databaseVersion(database)]).toEqual([before, 1]);
  });
});
