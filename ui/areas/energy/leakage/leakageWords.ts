import type { NoLeakCostReason } from '../../../../core/leakCost/index.ts';
import type { WindowKind } from '../../../../core/plantData/index.ts';
import type { LeakMethod, NoLeakFlowReason } from '../../../../core/leakage/index.ts';

// All of these are text ids.

export const windowWords: Readonly<Record<WindowKind, string>> = {
  allConsumersOff: /*i18n*/ 'alle Verbraucher aus',
  holiday: /*i18n*/ 'Feiertag',
  shutdown: /*i18n*/ 'Stillstand',
  ignore: /*i18n*/ 'nicht auswerten',
};

export const methodWords: Readonly<Record<LeakMethod, string>> = {
  baseFlow: /*i18n*/ 'Grundfluss der Nacht',
  loadCycles: /*i18n*/ 'Lastspiele',
  pressureDecay: /*i18n*/ 'Druckabfall',
};

/** What a figure is of, by its way. */
export const countWords: Readonly<Record<LeakMethod, string>> = {
  baseFlow: /*i18n*/ '{n, plural, one {# Nacht} other {# Nächte}}, {share} der Zeit',
  loadCycles: /*i18n*/ '{n, plural, one {# Lastspiel} other {# Lastspiele}}',
  pressureDecay: /*i18n*/ '{n, plural, one {# Druckabfall} other {# Druckabfälle}}',
};

/** In a test, by its way. */
export const testCountWords: Readonly<Record<LeakMethod, string>> = {
  ...countWords,
  baseFlow: /*i18n*/ '{n, plural, one {# Mittel} other {# Mittel}} von 5 min, {share} der Zeit',
};

export const reasonWords: Readonly<Record<NoLeakFlowReason, string>> = {
  tooFewDays: /*i18n*/ 'Weniger als sieben Nächte mit Daten',
  noSingleMachine: /*i18n*/ 'Nie lieferte eine Festdrehzahl-Maschine allein',
  fewCycles: /*i18n*/ 'Weniger als drei ganze Lastspiele oder 15 min',
  alwaysOnLoad: /*i18n*/ 'Immer stand eine Maschine unter Last',
  smallDrop: /*i18n*/ 'Der Druck fiel nie um 0,1 bar',
  notMonotonic: /*i18n*/ 'Der Druck fiel nicht gleichmäßig',
  fewDecays: /*i18n*/ 'Weniger als drei Druckabfälle',
  noVolume: /*i18n*/ 'Das Volumen von Behältern und Leitungen ist nicht bekannt',
  fewMinutes: /*i18n*/ 'Keine Maschine lieferte 10 min lang',
  nightUseAboveFlow: /*i18n*/ 'Der Nachtverbrauch ist höher als der Grundfluss',
  invalidNightUse: /*i18n*/ 'Der Nachtverbrauch ist keine Menge',
};

export const noCostWords: Readonly<Record<NoLeakCostReason, string>> = {
  noLeak: /*i18n*/ 'Ohne Leckstrom gibt es keinen Betrag.',
  noEnergy: /*i18n*/ 'An keinem Tag sind Leistung und Volumenstrom zusammen bekannt.',
  noPrice: /*i18n*/ 'Für einen Teil der Zeit gibt es keinen Strompreis.',
  noChange: /*i18n*/ 'Der Grundfluss hat sich nicht geändert.',
  leakAboveFlow: /*i18n*/ 'Der Leckstrom ist größer als der mittlere Volumenstrom des Zeitraums.',
};
