import type { MasterState, SdCardState } from '../../../../core/master/index.ts';
import type { IconName } from '../../../kit/index.ts';

export interface Look {
  readonly icon: IconName;
  /** CSS class that sets the colours. */
  readonly tone: string;
  /** Text id. */
  readonly word: string;
}

export const masterLook: Readonly<Record<MasterState, Look>> = {
  off: { icon: 'i-mst-off', tone: 's-off', word: /*i18n*/ 'Aus' },
  inactive: { icon: 'i-mst-inactive', tone: 's-run', word: /*i18n*/ 'Inaktiv' },
  active: { icon: 'i-mst-active', tone: 's-run', word: /*i18n*/ 'Aktiv' },
};

export const sdCardLook: Readonly<Record<SdCardState, Look>> = {
  none: { icon: 'i-sd-none', tone: 's-off', word: /*i18n*/ 'Keine' },
  ok: { icon: 'i-sd-ok', tone: 's-ok', word: /*i18n*/ 'In Ordnung' },
  writeProtected: { icon: 'i-sd-lock', tone: 's-warn', word: /*i18n*/ 'Schreibgeschützt' },
  notWritable: { icon: 'i-sd-err', tone: 's-error', word: /*i18n*/ 'Nicht beschreibbar' },
  full: { icon: 'i-sd-full', tone: 's-error', word: /*i18n*/ 'Voll' },
};
