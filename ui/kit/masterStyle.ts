import type { MasterState } from '../../core/master/index.ts';
import type { Look } from './Look.ts';

/** How each state of the master control is shown. */
export const masterStyle: Readonly<Record<MasterState, Look>> = {
  off: { icon: 'i-mst-off', tone: 's-off', word: /*i18n*/ 'Aus' },
  inactive: { icon: 'i-mst-inactive', tone: 's-run', word: /*i18n*/ 'Inaktiv' },
  active: { icon: 'i-mst-active', tone: 's-run', word: /*i18n*/ 'Aktiv' },
};
