import type { Messages } from '@lingui/core';
import type { Language } from './Language.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import('./catalogues/de/messages.ts'),
  en: () => import('./catalogues/en/messages.ts'),
};

/** The compiled texts of a language. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  return (await catalogues[language]()).messages;
}
