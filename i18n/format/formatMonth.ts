import type { Language } from '../Language.ts';
import { missing } from './missing.ts';

const formatters: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  de: new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** A month, written `YYYY-MM`, in words; `---` when missing or no month. */
export function formatMonth(month: string | undefined, language: Language): string {
  const atMs = month !== undefined && /^\d{4}-\d\d$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : NaN;
  return Number.isNaN(atMs) ? missing : formatters[language].format(atMs);
}
