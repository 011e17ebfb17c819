import { describe, expect, it } from '@jest/globals';
import type { PreferenceStorage } from '../../core/ports/index.ts';

/** What every preference storage does. */
export function preferenceStorageContract(name: string, make: () => PreferenceStorage): void {
  describe(`${name} as preference storage`, () => {
    it('knows no preference at first', () => {
      expect(make().load('theme')).toBeUndefined();
    });

    it('keeps the preferences apart, each with its latest value', () => {
      const storage = make();
      storage.save('theme', 'light');
      storage.save('language', 'en');
      storage.save('theme', 'dark');
      expect([storage.load('theme'), storage.load('language')]).toEqual(['dark', 'en']);
    });
  });
}
