import type { Past } from './shownRange.vm.ts';

/** Text ids that end a sentence about the range. */
export const pastWords: Readonly<Record<Exclude<Past['kind'], 'since'>, string>> = {
  '10min': /*i18n*/ 'in den letzten 10 Minuten',
  '30min': /*i18n*/ 'in den letzten 30 Minuten',
  '1h': /*i18n*/ 'in der letzten Stunde',
  today: /*i18n*/ 'heute',
  chosen: /*i18n*/ 'im gezeigten Zeitraum',
};
