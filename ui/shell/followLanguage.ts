import type { I18n, Messages } from '@lingui/core';
import { reaction } from 'mobx';
import { type Language, loadCatalogue } from '../../i18n/index.ts';
import type { PreferencesStore } from '../stores/PreferencesStore.ts';

type LoadTexts = (language: Language) => Promise<Messages>;

/** Keeps the interface in the chosen language; resolves when the first texts are there. A language that is chosen later comes with all of its texts. */
export async function followLanguage(i18n: I18n, preferences: PreferencesStore, loadFirst: LoadTexts): Promise<void> {
  const activate = async (language: Language, load: LoadTexts) => {
    const messages = await load(language);
    // one that was chosen meanwhile comes by itself
    if (language !== preferences.language) return;
    i18n.loadAndActivate({ locale: language, messages });
    document.documentElement.lang = language;
  };
  reaction(
    () => preferences.language,
    (language) => void activate(language, loadCatalogue),
  );
  await activate(preferences.language, loadFirst);
}
