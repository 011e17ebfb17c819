import { type Language, languageFacts } from '../Language.ts';

/** What stands before the decimals. */
export function decimalSeparator(language: Language): '.' | ',' {
  const decimal = new Intl.NumberFormat(languageFacts(language).locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ',' : '.';
}
