/** What a person chose for this browser. */
export type Preference = 'language' | 'regions' | 'theme' | 'setup' | 'plots' | 'signals' | 'signalled';

/** Keeps what a person chose; undefined where nothing was kept. */
export interface PreferenceStorage {
  load(preference: Preference): string | undefined;
  save(preference: Preference, value: string): void;
}
