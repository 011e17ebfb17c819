import { namedRangeWords } from '../../dates/index.ts';
import type { firstPresets, TimePresetId } from './model/timePresets.ts';

/** Text ids. */
export const presetWords: Readonly<Record<TimePresetId, string>> = {
  '10min': /*i18n*/ 'Letzte 10 Minuten',
  '30min': /*i18n*/ 'Letzte 30 Minuten',
  '1h': /*i18n*/ 'Letzte Stunde',
  ...namedRangeWords,
};

/** Text ids where several stand beside each other. */
export const shortPresetWords: Readonly<Record<(typeof firstPresets)[number], string>> = {
  '1h': /*i18n*/ '1 Stunde',
  today: namedRangeWords.today,
  yesterday: namedRangeWords.yesterday,
  last7Days: /*i18n*/ '7 Tage',
  thisMonth: /*i18n*/ 'Monat',
};
