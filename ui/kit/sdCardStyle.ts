import type { SdCardState } from '../../core/master/index.ts';
import type { Look } from './Look.ts';

export interface SdCardStyle extends Look {
  /** Text id for a place that does not say what the state is of. */
  readonly sentence: string;
}

/** How each state of the SD card is shown. */
export const sdCardStyle: Readonly<Record<SdCardState, SdCardStyle>> = {
  none: { icon: 'i-sd-none', tone: 's-off', word: /*i18n*/ 'Keine', sentence: /*i18n*/ 'Keine SD-Karte' },
  ok: { icon: 'i-sd-ok', tone: 's-ok', word: /*i18n*/ 'In Ordnung', sentence: /*i18n*/ 'SD-Karte in Ordnung' },
  writeProtected: { icon: 'i-sd-lock', tone: 's-warn', word: /*i18n*/ 'Schreibgeschützt', sentence: /*i18n*/ 'SD-Karte schreibgeschützt' },
  notWritable: { icon: 'i-sd-err', tone: 's-error', word: /*i18n*/ 'Nicht beschreibbar', sentence: /*i18n*/ 'SD-Karte nicht beschreibbar' },
  full: { icon: 'i-sd-full', tone: 's-error', word: /*i18n*/ 'Voll', sentence: /*i18n*/ 'SD-Karte voll' },
};
