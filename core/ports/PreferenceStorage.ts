/** What a person chose for this browser. */
export type Preference = 'language' | 'theme';

export interface PreferenceStorage {
  load(preference: Preference): string | undefined;
  save(preference: Preference, value: string): void;
}
