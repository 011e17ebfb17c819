import type { DataNeedName } from '../../../core/figures/index.ts';

/** What is said of a figure of too little data; text ids. */
export const shortfallSentences: Readonly<Record<DataNeedName, string>> = {
  runningHour: /*i18n*/ 'Aus weniger als einer Stunde Laufzeit: Anlauf und Einschwingen zählen hier mehr als der Betrieb.',
  wholeWeek: /*i18n*/ 'Aus weniger als einer Woche: Was üblich ist, zeigt erst eine volle Woche mit Arbeits- und Ruhetagen.',
  recorded: /*i18n*/ 'Nicht der ganze Zeitraum ist erfasst. Was fehlt, ist in keiner Summe.',
};
