import type { SdCardState } from '../../core/master/index.ts';
import type { IconName } from '../kit/iconNames.ts';

export interface SdCardLook {
  readonly icon: IconName;
  readonly tone: string;
  /** Text id. */
  readonly word: string;
  /** Text id for the header, where the icon says enough. */
  readonly shortWord?: string;
}

/** How each state of the SD card is shown. */
export const sdCardLook: Readonly<Record<SdCardState, SdCardLook>> = {
  none: { icon: 'i-sd-none', tone: 's-off', word: /*i18n*/ 'Keine SD-Karte' },
  ok: { icon: 'i-sd-ok', tone: 's-ok', word: /*i18n*/ 'SD-Karte in Ordnung', shortWord: /*i18n*/ 'SD-Karte' },
  writeProtected: { icon: 'i-sd-lock', tone: 's-warn', word: /*i18n*/ 'SD-Karte schreibgeschützt' },
  notWritable: { icon: 'i-sd-err', tone: 's-error', word: /*i18n*/ 'SD-Karte nicht beschreibbar' },
  full: { icon: 'i-sd-full', tone: 's-error', word: /*i18n*/ 'SD-Karte voll' },
};

/** Shown while the card's state is missing. */
export const unknownSdCard: SdCardLook = { icon: 'i-sd-none', tone: 's-off', word: /*i18n*/ 'SD-Karte' };
