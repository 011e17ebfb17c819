import { textInZone } from '../../core/time/index.ts';
import type { Language } from '../Language.ts';
import { isMissing, missing } from './missing.ts';

const datePatterns: Readonly<Record<Language, string>> = { de: 'dd.MM.yyyy', en: 'dd/MM/yyyy' };

/** A calendar date of the plant's zone, `---` when missing. */
export function formatDate(atMs: number | undefined, zone: string, language: Language): string {
  return isMissing(atMs) ? missing : textInZone(atMs, zone, datePatterns[language]);
}

/** A time of day of the plant's zone with seconds, `---` when missing. */
export function formatClock(atMs: number | undefined, zone: string): string {
  return isMissing(atMs) ? missing : textInZone(atMs, zone, 'HH:mm:ss');
}

/** A time of day of the plant's zone without seconds, `---` when missing. */
export function formatMinute(atMs: number | undefined, zone: string): string {
  return isMissing(atMs) ? missing : textInZone(atMs, zone, 'HH:mm');
}
