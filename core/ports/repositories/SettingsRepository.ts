import type { Settings, SettingsGroup } from '../../settings/index.ts';

/** Settings that differ from the defaults, by group. */
export interface SettingsRepository {
  /** What was saved, over the defaults. */
  load(defaults: Settings): Settings;
  save<G extends SettingsGroup>(group: G, values: Settings[G]): void;
}
