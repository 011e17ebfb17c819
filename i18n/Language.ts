import { keysOf } from '../core/records/index.ts';
import { folders } from './catalogues/index.ts';
import type { LanguageFacts } from './LanguageFacts.ts';

/** Interface languages: the folders in `catalogues`. */
export type Language = keyof typeof folders;

/** The first is the default. */
export const languages = keysOf(folders);

export const defaultLanguage: Language = languages[0]!;

export function languageOr(value: string | undefined, fallback: Language = defaultLanguage): Language {
  return languages.find((language) => language === value) ?? fallback;
}

/** What a language is called, and where it is read. */
export const languageFacts = (language: Language): LanguageFacts => folders[language].facts;
