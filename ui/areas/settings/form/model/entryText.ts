import { type Language, languageFacts } from '../../../../../i18n/index.ts';

const mostDecimals = 20;

/** A number as a person would type it, with all its decimals and without grouping; empty for none. */
export function entryText(value: number, language: Language, leastDecimals = 0): string {
  if (!Number.isFinite(value)) return '';
  const digits = { minimumFractionDigits: leastDecimals, maximumFractionDigits: mostDecimals, useGrouping: false };
  return new Intl.NumberFormat(languageFacts(language).locale, digits).format(value);
}
