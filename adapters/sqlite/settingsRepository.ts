import type { DatabaseSync } from 'node:sqlite';
import type { SettingsRepository } from '../../core/ports/index.ts';
import { settingsGroups } from '../../core/settings/index.ts';
import { rowOfSettings, settingsOfRow } from './settingsRows.ts';

export function settingsRepository(database: DatabaseSync): SettingsRepository {
  const all = database.prepare('SELECT name, json FROM settings');
  const put = database.prepare('INSERT INTO settings (name, json) VALUES (?, ?) ON CONFLICT DO UPDATE SET json = excluded.json');
  return {
    load(defaults) {
      const rows = new Map(all.all().map((row) => [String(row['name']), String(row['json'])]));
      const saved = settingsGroups.filter((group) => rows.has(group));
      return { ...defaults, ...Object.fromEntries(saved.map((group) => [group, settingsOfRow(group, rows.get(group)!, defaults)])) };
    },
    save(group, values) {
      put.run(group, rowOfSettings(values));
    },
  };
}
