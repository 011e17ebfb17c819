import { i18n } from '@lingui/core';
import { languageOr, loadCatalogue } from '../../i18n/index.ts';

async function load(): Promise<void> {
  const language = languageOr(i18n.locale);
  i18n.load(language, await loadCatalogue(language));
}

let loaded: Promise<void> | undefined;

/** Adds the texts of the pages that don't come with the first load; once, and again after a failure. */
export function allTexts(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
