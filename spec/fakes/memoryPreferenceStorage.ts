import type { Preference, PreferenceStorage } from '../../core/ports/index.ts';

export function memoryPreferenceStorage(): PreferenceStorage {
  const kept = new Map<Preference, string>();
  return {
    load: (preference) => kept.get(preference),
    save(preference, value) {
      kept.set(preference, value);
    },
  };
}
