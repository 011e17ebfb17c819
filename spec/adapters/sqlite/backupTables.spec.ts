import { expect, it } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { backupTables } from '../../../adapters/sqlite/backup/backupTables.ts';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';

/** Made again from the card, of one machine alone, or of the moment. */
const leftOut = [
  'audit',
  'day_damage',
  'day_details',
  'day_totals',
  'fleet_days',
  'fleet_texts',
  'growing_totals',
  'north_texts',
  'outbox',
  'pending_restore',
  'plant_state',
  'sessions',
  'sum_days',
  'sum_files',
  'sum_quarters',
  'waiting_events',
  'webhook_events',
];

it('a backup has every table of the database but those that are made again or belong to one machine', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  database.close();
  const names = tables.map(({ name }) => String(name));
  const kept = new Set(backupTables.map(({ name }) => name));
  expect([...kept].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !kept.has(name)).sort()).toEqual(leftOut);
});
