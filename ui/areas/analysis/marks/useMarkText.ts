import { useLingui } from '@lingui/react';
import { serviceNames } from '../../../../i18n/index.ts';
import { useFaultText, useSourceName } from '../../../station/index.ts';
import type { ChartMark } from '../model/chartMarks.ts';
import { sectionWords } from './sectionWords.ts';

export interface MarkText {
  readonly title: string;
  /** Where, or who; empty for none. */
  readonly detail: string;
}

/** Returns the function that puts a mark into words. Only inside an observer. */
export function useMarkText(): (mark: ChartMark) => MarkText {
  const { i18n } = useLingui();
  const faultText = useFaultText();
  const sourceName = useSourceName();
  return (mark) => {
    switch (mark.kind) {
      case 'fault':
        return { title: faultText(mark.entry.source, mark.entry.bitIndex), detail: sourceName(mark.entry.source) };
      case 'service': {
        const { component, index, by } = mark.record;
        const where = sourceName(index);
        return {
          title: i18n._('{part} erledigt', { part: i18n._(serviceNames[component]) }),
          detail: i18n._('{where}, Wartung von {by}', { where, by }),
        };
      }
      case 'note':
        return { title: mark.note.text, detail: i18n._('Notiz von {by}', { by: mark.note.by }) };
      case 'restart':
        return { title: i18n._('Station gestartet'), detail: '' };
      case 'reset':
        return { title: mark.event.section || i18n._('Rücksetzung'), detail: i18n._('Zählung seit Rücksetzung neu begonnen') };
      case 'import':
        return { title: i18n._('Temperatur oder Produktion importiert'), detail: '' };
      case 'settings': {
        const word = sectionWords.get(mark.event.section);
        return { title: i18n._('Einstellungen geändert'), detail: word === undefined ? mark.event.section : i18n._(word) };
      }
    }
  };
}
