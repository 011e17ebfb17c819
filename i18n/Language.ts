/** Interface languages; the first is the default. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

export function languageOr(value: string | undefined, fallback: Language = defaultLanguage): Language {
  return languages.find((language) => language === value) ?? fallback;
}
