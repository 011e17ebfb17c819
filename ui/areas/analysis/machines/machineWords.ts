import type { NoAirReason, NoMachineReason } from '../../../../core/machines/index.ts';

/** Text ids. */
export const noMachineWords: Readonly<Record<NoMachineReason, string>> = {
  noSheet: /*i18n*/ 'Kein Datenblatt eingetragen',
  outsideSheet: /*i18n*/ 'Außerhalb der Punkte des Datenblatts',
  tooFewHours: /*i18n*/ 'Weniger als eine Stunde unter Last',
  tooFewDays: /*i18n*/ 'Weniger als 29 Tage mit einer Stunde unter Last',
};

/** Text ids. */
export const noAirWords: Readonly<Record<NoAirReason, string>> = {
  noFlow: /*i18n*/ 'Kein Volumenstrom ins Netz bekannt',
  tooFewDays: /*i18n*/ 'Weniger als 14 Tage',
  fewHoursOnLoad: /*i18n*/ '{hours} h unter Last, nötig sind 40 h',
  alike: /*i18n*/ 'Nicht von {machine} zu unterscheiden',
  noPeer: /*i18n*/ 'Keine andere Maschine zum Vergleich',
};
