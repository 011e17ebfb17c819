import type { Language } from '../../../../../i18n/index.ts';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };
const mostDecimals = 20;

/** A number as a person would type it, with all its decimals and without grouping; empty for none. */
export function entryText(value: number, language: Language): string {
  if (!Number.isFinite(value)) return '';
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: mostDecimals, useGrouping: false }).format(value);
}
