import type { Language } from '../Language.ts';

/** A minus is a hyphen or the sign that formatNumber writes. */
const patterns: Readonly<Record<Language, RegExp>> = {
  de: /^[-\u2212]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/,
  en: /^[-\u2212]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/,
};
const separators: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Reads a number as a person types it or formatNumber writes it; NaN when it is none, or too big for one. */
export function parseNumber(text: string, language: Language): number {
  const typed = text.trim();
  if (!patterns[language].test(typed)) return NaN;
  const { group, decimal } = separators[language];
  const value = Number(typed.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-'));
  return Number.isFinite(value) ? value : NaN;
}
