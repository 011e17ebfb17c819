import type { I18n } from '@lingui/core';
import { reaction } from 'mobx';
import { type Language, loadCatalogue } from '../../i18n/index.ts';
import type { PreferencesStore } from '../stores/index.ts';

/** Keeps the interface in the chosen language; resolves when the first texts are there. */
export async function followLanguage(i18n: I18n, preferences: PreferencesStore): Promise<void> {
  const activate = async (language: Language) => {
    i18n.loadAndActivate({ locale: language, messages: await loadCatalogue(language) });
    document.documentElement.lang = language;
  };
  reaction(
    () => preferences.language,
    (language) => void activate(language),
  );
  await activate(preferences.language);
}
