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

  it('[PLACE-5] follows the region of the browser in the language that is read, unless one is chosen', () => {
    const storage = memoryPreferenceStorage();
    const preferences = new PreferencesStore(storage, ['en-US', 'de-CH']);
    expect([preferences.region, preferences.chosenRegion]).toEqual(['de-CH', undefined]);
    preferences.setLanguage('en');
    expect(preferences.region).toBe('en-US');
    preferences.setRegion('en-AU');
    expect([preferences.region, preferences.chosenRegion, preferences.browserRegion]).toEqual(['en-AU', 'en-AU', 'en-US']);
    expect(new PreferencesStore(storage, ['en-US']).region).toBe('en-AU');
  });

  it('[PLACE-5] keeps a choice for each language, and drops it when the browser is to be followed again', () => {
    const storage = memoryPreferenceStorage();
    const preferences = new PreferencesStore(storage, ['de-DE']);
    preferences.setRegion('de-CH');
    preferences.setRegion('de-AT');
    preferences.setLanguage('en');
    preferences.setRegion('en-US');
    preferences.setLanguage('de');
    expect(preferences.region).toBe('de-AT');
    preferences.setRegion(undefined);
    const reloaded = new PreferencesStore(storage, ['de-DE']);
    expect([reloaded.region, reloaded.chosenRegion]).toEqual(['de-DE', undefined]);
    reloaded.setLanguage('en');
    expect(reloaded.region).toBe('en-US');
  });

  it('[PLACE-5] ignores a region that it does not know', () => {
    const storage = memoryPreferenceStorage();
    storage.save('regions', 'en-XX de-CH');
    expect(new PreferencesStore(storage, []).region).toBe('de-CH');
  });
});
