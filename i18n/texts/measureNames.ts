import type { MeasureId, MeasureState } from '../../core/plantData/index.ts';

/** Text ids of what measures are called. */
export const measureNames: Readonly<Record<MeasureId, string>> = {
  dataFaults: /*i18n*/ 'Sensoren und Datenlücken prüfen',
  leaks: /*i18n*/ 'Leckagen abdichten',
  pressure: /*i18n*/ 'Netzdruck senken',
  band: /*i18n*/ 'Druckband ändern',
  order: /*i18n*/ 'Reihenfolge der Verdichter ändern',
  shortCycles: /*i18n*/ 'Behälter vergrößern',
  runOn: /*i18n*/ 'Nachlauf kürzen',
  machine: /*i18n*/ 'Verdichter instand setzen',
  heat: /*i18n*/ 'Abwärme nutzen',
  shutdown: /*i18n*/ 'Station an freien Tagen abschalten',
  dearHours: /*i18n*/ 'Teure Stunden meiden',
  dryer: /*i18n*/ 'Trockner',
};

/** Text ids of how far people are with a measure. */
export const measureStateNames: Readonly<Record<MeasureState, string>> = {
  open: /*i18n*/ 'Offen',
  decided: /*i18n*/ 'Beschlossen',
  done: /*i18n*/ 'Erledigt',
  dropped: /*i18n*/ 'Verworfen',
};
