import type { MaintenanceComponent } from '../../core/maintenance/index.ts';

/** Text ids of the parts with a service interval. */
export const serviceNames: Readonly<Record<MaintenanceComponent, string>> = {
  waterFilter: /*i18n*/ 'Wasserfilter',
  suctionFilter: /*i18n*/ 'Ansaugfilter',
  oilFilter: /*i18n*/ 'Ölfilter',
  oilSeparator: /*i18n*/ 'Ölabscheider',
  motor: /*i18n*/ 'Motor',
  dryer: /*i18n*/ 'Trockner',
  universal1: /*i18n*/ 'Universal 1',
  universal2: /*i18n*/ 'Universal 2',
  universal3: /*i18n*/ 'Universal 3',
  universal4: /*i18n*/ 'Universal 4',
  annualMaintenance: /*i18n*/ 'Jährliche Wartung',
};
