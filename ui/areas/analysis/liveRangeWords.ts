import type { LiveRange } from './model/liveView.ts';

/** Text ids that end a sentence about the range. */
export const liveRangeWords: Readonly<Record<LiveRange, string>> = {
  '10min': /*i18n*/ 'in den letzten 10 Minuten',
  '30min': /*i18n*/ 'in den letzten 30 Minuten',
  '1h': /*i18n*/ 'in der letzten Stunde',
};
