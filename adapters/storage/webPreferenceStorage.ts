import type { PreferenceStorage } from '../../core/ports/index.ts';

/** Keeps preferences in the browser; a browser that refuses storage forgets them. */
export function webPreferenceStorage(storage: Storage): PreferenceStorage {
  return {
    load: (preference) => storage.getItem(`pressluft.${preference}`) ?? undefined,
    save(preference, value) {
      try {
        storage.setItem(`pressluft.${preference}`, value);
      } catch {
        // A full or forbidden storage costs the preference only.
      }
    },
  };
}
