import { describe, expect, it } from '@jest/globals';
import { memoryPreferenceStorage } from '../../fakes/index.ts';
import { PreferencesStore } from '../../../ui/stores/index.ts';

describe('PreferencesStore', () => {
  it('[PROD-2] starts in German and with the theme of the system', () => {
    const preferences = new PreferencesStore(memoryPreferenceStorage());
    expect([preferences.language, preferences.theme]).toEqual(['de', undefined]);
  });

  it('[PROD-2] remembers the choices of this browser', () => {
    const storage = memoryPreferenceStorage();
    const preferences = new PreferencesStore(storage);
    preferences.setLanguage('en');
    preferences.setTheme('dark');
    const reloaded = new PreferencesStore(storage);
    expect([reloaded.language, reloaded.theme]).toEqual(['en', 'dark']);
  });

  it('ignores what it does not know', () => {
    const storage = memoryPreferenceStorage();
    storage.save('language', 'xx');
    storage.save('theme', 'sepia');
    const preferences = new PreferencesStore(storage);
    expect([preferences.language, preferences.theme]).toEqual(['de', undefined]);
  });
});
