import { type Language, languageFacts } from '../Language.ts';
import { textAt } from './textAt.ts';

const clockPattern = 'HH:mm:ss';

/** A calendar date of the plant's zone for a reader whose region is not known, `---` when missing. */
export function formatSharedDate(atMs: number | undefined, zone: string, language: Language): string {
  return textAt(atMs, zone, languageFacts(language).sharedDatePattern);
}

/** A time of day of the plant's zone with seconds for a reader whose region is not known, `---` when missing. */
export function formatSharedClock(atMs: number | undefined, zone: string): string {
  return textAt(atMs, zone, clockPattern);
}

/** Both in one line, `---` when missing. */
export function formatSharedDateTime(atMs: number | undefined, zone: string, language: Language): string {
  return textAt(atMs, zone, `${languageFacts(language).sharedDatePattern} ${clockPattern}`);
}
