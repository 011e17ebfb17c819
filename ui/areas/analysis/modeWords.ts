import type { XMode, YMode } from '../../../core/settings/index.ts';

/** Text ids, in the order of the buttons. */
export const xModeWords: Readonly<Record<XMode, string>> = {
  auto: /*i18n*/ 'Auto',
  manual: /*i18n*/ 'Manuell',
  max: /*i18n*/ 'Max.',
  '10min': /*i18n*/ '10 min',
  '30min': /*i18n*/ '30 min',
  '1h': /*i18n*/ '1 h',
};

/** Text ids. */
export const yModeWords: Readonly<Record<YMode, string>> = { auto: /*i18n*/ 'Auto', manual: /*i18n*/ 'Manuell' };
