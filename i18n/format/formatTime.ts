import { textInZone } from '../../core/time/index.ts';
import type { Language } from '../Language.ts';
import { missing } from './missing.ts';

/** Farther from 1970 there are no calendar dates. */
const farthestMs = 8.64e15;

const text = (atMs: number | undefined, zone: string, pattern: string): string =>
  atMs !== undefined && Math.abs(atMs) <= farthestMs ? textInZone(atMs, zone, pattern) : missing;

const datePatterns: Readonly<Record<Language, string>> = { de: 'dd.MM.yyyy', en: 'dd/MM/yyyy' };

/** A calendar date of the plant's zone, `---` when missing. */
export function formatDate(atMs: number | undefined, zone: string, language: Language): string {
  return text(atMs, zone, datePatterns[language]);
}

/** A time of day of the plant's zone with seconds, `---` when missing. */
export function formatClock(atMs: number | undefined, zone: string): string {
  return text(atMs, zone, 'HH:mm:ss');
}

/** A time of day of the plant's zone without seconds, `---` when missing. */
export function formatMinute(atMs: number | undefined, zone: string): string {
  return text(atMs, zone, 'HH:mm');
}
