import { isShownSecret, type Sent, sentSecrets, type Settings, type SettingsGroup, withoutSecrets } from '../../core/settings/index.ts';
import { secretNames } from '../../core/settings/settingsSecrets.ts';

/** The settings of a fake. */
export interface MemorySettings {
  all(): Settings;
  save<G extends SettingsGroup>(group: G, sent: Sent<Settings[G]>): void;
  /** Calls back after each save. */
  onChange(listener: () => void): void;
}

const valueAt = (tree: unknown, path: string) =>
  path.split('.').reduce<unknown>((branch, key) => (branch as Readonly<Record<string, unknown>>)[key], tree);

function isSetIn(settings: Settings, name: string): boolean {
  const secret = valueAt(settings, name);
  return isShownSecret(secret) && secret.isSet;
}

/** Keeps what it is given, of secrets only whether they are set. */
export function memorySettings(first: Settings): MemorySettings {
  const listeners: (() => void)[] = [];
  const secrets = new Set(secretNames.filter((name) => isSetIn(first, name)));
  let settings = first;
  return {
    all: () => settings,
    save(group, sent) {
      for (const [name, value] of sentSecrets(group, sent)) {
        if (value === null) secrets.delete(name);
        else if (value !== undefined && value !== '') secrets.add(name);
      }
      settings = { ...settings, [group]: withoutSecrets(group, sent, secrets) };
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
