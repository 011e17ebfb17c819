import type { DatabaseSync } from 'node:sqlite';
import type { SettingsRepository } from '../../core/ports/index.ts';
import { decodeSettings, encodeSettings } from '../contract/index.ts';

export function settingsRepository(database: DatabaseSync): SettingsRepository {
  const all = database.prepare('SELECT name, json FROM settings');
  const put = database.prepare('INSERT INTO settings (name, json) VALUES (?, ?) ON CONFLICT DO UPDATE SET json = excluded.json');
  return {
    load(defaults) {
      const groups = all.all().map((row): [string, unknown] => [String(row['name']), JSON.parse(String(row['json']))]);
      return { ...defaults, ...decodeSettings(Object.fromEntries(groups), defaults) };
    },
    save(group, values) {
      put.run(group, JSON.stringify(encodeSettings({ [group]: values })[group]));
    },
  };
}
