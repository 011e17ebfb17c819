import type { I18n } from '@lingui/core';
import type { DataNeedName } from '../../core/figures/index.ts';
import { missing } from '../format/index.ts';

/** Behind a figure of too little data. */
export const shortMark = '*';

const sentences: Readonly<Record<DataNeedName, string>> = {
  runningHour: /*i18n*/ 'Aus weniger als einer Stunde Laufzeit: Anlauf und Einschwingen zählen hier mehr als der Betrieb.',
  wholeWeek: /*i18n*/ 'Aus weniger als einer Woche: Was üblich ist, zeigt erst eine volle Woche mit Arbeits- und Ruhetagen.',
  recorded: /*i18n*/ 'Nicht der ganze Zeitraum ist erfasst. Was fehlt, ist in keiner Summe.',
};

const names: Readonly<Record<DataNeedName, string>> = {
  runningHour: /*i18n*/ 'unter 1 h Laufzeit',
  wholeWeek: /*i18n*/ 'unter 1 Woche',
  recorded: /*i18n*/ 'nicht ganz erfasst',
};

/** What is said of a figure of too little data. */
export const shortfallText = (i18n: I18n, need: DataNeedName): string => i18n._(sentences[need]);

/** The same below a table, beside the mark. */
export const markedShortfall = (i18n: I18n, need: DataNeedName): string => `${shortMark} ${shortfallText(i18n, need)}`;

/** In a column of a table, as `nicht ganz erfasst, unter 1 Woche`; empty where there is enough data. */
export const shortfallNames = (i18n: I18n, needs: readonly DataNeedName[]): string => needs.map((need) => i18n._(names[need])).join(', ');

/** A figure as it is written, with the mark where it is of too little data; what is missing has none. */
export const marked = (text: string, isShort: boolean): string =>
  isShort && text !== '' && text !== missing ? `${text}${shortMark}` : text;
