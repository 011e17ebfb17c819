import type { DataFinding } from '../../../core/fleet/index.ts';

/** Text ids: what is wrong with a station's data, or with its way to the fleet. */
export const findingWords: Readonly<Record<DataFinding, string>> = {
  neverSeen: /*i18n*/ 'noch nie gehört',
  silent: /*i18n*/ 'keine Verbindung',
  clockOff: /*i18n*/ 'Uhr geht falsch',
  twoControllers: /*i18n*/ 'zwei Steuerungen mit einem Zugang',
  newerRecords: /*i18n*/ 'Daten warten auf eine neuere Version des Servers',
  digestRefused: /*i18n*/ 'Tage kamen verändert an',
  cardFailing: /*i18n*/ 'SD-Karte voll oder gestört',
  mailFailing: /*i18n*/ 'E-Mails gehen nicht hinaus',
  coverageLow: /*i18n*/ 'zu wenige Daten',
  daysRefused: /*i18n*/ 'Tage abgelehnt',
  oldRelease: /*i18n*/ 'alte Version',
};
