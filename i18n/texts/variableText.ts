import type { I18n } from '@lingui/core';
import type { VariableProblem } from '../../core/performance/index.ts';

/** Why a file of further variables is not imported. */
export type VariableRefusal =
  { readonly code: VariableProblem; readonly line: number } | { readonly code: 'noAuthor' | 'otherUnitThanKept' | 'tooManyDays' };

/** Text ids. */
const lines: Readonly<Record<VariableProblem, string>> = {
  head: /*i18n*/ 'Zeile {line}: Erwartet wird time;name;value;unit.',
  columns: /*i18n*/ 'Zeile {line}: Erwartet werden vier Spalten.',
  time: /*i18n*/ 'Zeile {line}: Erwartet wird ein Tag wie 2026-03-29 oder eine Zeit wie 2026-03-29 06:00.',
  name: /*i18n*/ 'Zeile {line}: Erwartet wird temperature oder production.',
  value: /*i18n*/ 'Zeile {line}: Erwartet wird eine Zahl.',
  temperatureUnit: /*i18n*/ 'Zeile {line}: Erwartet wird eine Temperatur in °C oder °F.',
  otherUnit: /*i18n*/ 'Zeile {line}: Erwartet wird die Einheit der Zeilen davor.',
  repeated: /*i18n*/ 'Zeile {line}: Diese Zeit hat die Größe schon.',
  empty: /*i18n*/ 'Die Datei hat keine Zeile mit Werten.',
};

const others: Readonly<Record<'noAuthor' | 'otherUnitThanKept' | 'tooManyDays', string>> = {
  noAuthor: /*i18n*/ 'Bitte geben Sie Ihren Namen ein.',
  otherUnitThanKept: /*i18n*/ 'Die Größe hat schon Werte in einer anderen Einheit. Bitte löschen Sie diese zuerst.',
  tooManyDays: /*i18n*/ 'Von einer Größe werden höchstens 7305 Tage aufbewahrt.',
};

/** What is wrong with a file, as a person reads it: the line, and what was expected there. */
export function variableText(i18n: I18n, refusal: VariableRefusal): string {
  return 'line' in refusal ? i18n._(lines[refusal.code], { line: String(refusal.line) }) : i18n._(others[refusal.code]);
}
