import type { DayFileProblemCode } from '../../core/dayFile/index.ts';

/** Text ids of what is wrong at a place of a day file. */
export const problemWords: Readonly<Record<DayFileProblemCode, string>> = {
  notUtf8: /*i18n*/ 'kein UTF-8-Text',
  lineTooLong: /*i18n*/ 'Zeile zu lang',
  unknownLine: /*i18n*/ 'unbekannte Zeile',
  badHeader: /*i18n*/ 'Kopfzeile nicht lesbar',
  repeatedHeader: /*i18n*/ 'Kopfzeile doppelt',
  missingHeader: /*i18n*/ 'Kopfzeile fehlt',
  unknownVersion: /*i18n*/ 'unbekannte Version',
  tooOld: /*i18n*/ 'Version zu alt',
  noColumnLine: /*i18n*/ 'Spaltennamen fehlen',
  unknownColumn: /*i18n*/ 'unbekannte Spalte',
  repeatedColumn: /*i18n*/ 'Spalte doppelt',
  missingColumn: /*i18n*/ 'Spalte fehlt',
  missingUnit: /*i18n*/ 'Einheit fehlt',
  unknownUnit: /*i18n*/ 'unbekannte Einheit',
  badTime: /*i18n*/ 'Zeit nicht lesbar',
  backInTime: /*i18n*/ 'Zeit springt zurück',
  repeatedTime: /*i18n*/ 'Zeit doppelt',
  badNumber: /*i18n*/ 'keine Zahl',
  tooFewCells: /*i18n*/ 'zu wenige Werte',
  tooManyCells: /*i18n*/ 'zu viele Werte',
  noLineEnd: /*i18n*/ 'Zeile bricht ab',
};

/** Text ids of what should stand there, where the format has a plain word for it. */
export const expectedWords: Readonly<Record<string, string>> = {
  number: /*i18n*/ 'eine Zahl',
  integer: /*i18n*/ 'eine ganze Zahl',
  'line end': /*i18n*/ 'das Zeilenende',
};
