import {
  defaultSettings,
  type Sent,
  sentSecrets,
  type Settings,
  type SettingsGroup,
  settingsGroups,
  withoutSecrets,
} from '../../core/settings/index.ts';
import type { SecretRepository, SettingsRepository } from '../../core/ports/index.ts';

/** The station's settings as they are now. */
export interface StationSettings {
  all(): Settings;
  /** What stands where nothing was saved. */
  readonly defaults: Settings;
  /** Undefined when the secret is not set. */
  secret(name: string): string | undefined;
  /** Keeps a group that is valid, its secrets apart, whole or not at all; throws the database's error. */
  save<G extends SettingsGroup>(group: G, sent: Sent<Settings[G]>): void;
  /** Calls back after each save. */
  onChange(listener: (group: SettingsGroup) => void): void;
}

export interface SettingsParts {
  readonly repository: SettingsRepository;
  readonly secrets: SecretRepository;
  /** Does all of it or nothing. */
  readonly transaction: (work: () => void) => void;
  readonly demo: boolean;
}

const demoSettings: Settings = {
  ...defaultSettings,
  time: { ...defaultSettings.time, zone: 'Europe/Berlin' },
  customer: { ...defaultSettings.customer, stationName: 'Werk Süd, Station 1', schematicNumber: 'PL-DEMO-1' },
};

/** What was saved, over the defaults; a demo station has some of its own. */
export function stationSettings({ repository, secrets, transaction, demo }: SettingsParts): StationSettings {
  const listeners: ((group: SettingsGroup) => void)[] = [];
  const defaults = demo ? demoSettings : defaultSettings;

  const loaded = (): Settings => {
    const kept = repository.load(defaults);
    const known = secrets.names();
    const shown = { ...kept };
    const hideSecrets = <G extends SettingsGroup>(group: G) => {
      shown[group] = withoutSecrets(group, kept[group], known);
    };
    settingsGroups.forEach(hideSecrets);
    return shown;
  };
  let settings = loaded();

  return {
    all: () => settings,
    defaults,
    secret: (name) => secrets.find(name),
    save(group, sent) {
      transaction(() => {
        secrets.change(sentSecrets(group, sent));
        repository.save(group, withoutSecrets(group, sent, secrets.names()));
      });
      settings = loaded();
      for (const listener of listeners) listener(group);
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
