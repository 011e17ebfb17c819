import type { MaintenanceComponent } from '../../../core/maintenance/index.ts';

/** Text ids of a part's name where there is little room. */
export interface ShortServiceNames {
  /** At most 4 characters. */
  readonly briefest: string;
  /** At most 7 characters, for parts that differ in their last character only. */
  readonly brief?: string;
}

/** The parts' short names, no two alike. */
export const shortServiceNames: Readonly<Record<MaintenanceComponent, ShortServiceNames>> = {
  waterFilter: { briefest: /*i18n*/ 'WaF.' },
  suctionFilter: { briefest: /*i18n*/ 'AnF.' },
  oilFilter: { briefest: /*i18n*/ 'ÖlF.' },
  oilSeparator: { briefest: /*i18n*/ 'ÖlA.' },
  motor: { briefest: /*i18n*/ 'Mot.' },
  dryer: { briefest: /*i18n*/ 'Tro.' },
  universal1: { briefest: /*i18n*/ 'U 1', brief: /*i18n*/ 'Univ. 1' },
  universal2: { briefest: /*i18n*/ 'U 2', brief: /*i18n*/ 'Univ. 2' },
  universal3: { briefest: /*i18n*/ 'U 3', brief: /*i18n*/ 'Univ. 3' },
  universal4: { briefest: /*i18n*/ 'U 4', brief: /*i18n*/ 'Univ. 4' },
  annualMaintenance: { briefest: /*i18n*/ 'Jahr' },
};
