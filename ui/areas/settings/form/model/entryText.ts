import { type Language, languageFacts } from '../../../../../i18n/index.ts';

const mostDecimals = 20;

/** A number as a person would type it, with all its decimals and without grouping; empty for none. */
export function entryText(value: number, language: Language): string {
  if (!Number.isFinite(value)) return '';
  return new Intl.NumberFormat(languageFacts(language).locale, { maximumFractionDigits: mostDecimals, useGrouping: false }).format(value);
}
