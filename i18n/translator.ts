import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from './Language.ts';
import { loadCatalogue } from './loadCatalogue.ts';

/** Texts of one language, independent of what anybody else reads. */
export async function translator(language: Language): Promise<I18n> {
  return setupI18n({ locale: language, messages: { [language]: await loadCatalogue(language) } });
}
