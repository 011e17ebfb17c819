import type { Messages } from '@lingui/core';
import { folders } from './catalogues/index.ts';
import type { Language } from './Language.ts';

/** The compiled texts of a language. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  return (await folders[language].texts()).messages;
}
