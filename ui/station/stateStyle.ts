import type { ShownState } from '../stores/index.ts';
import type { Look } from '../kit/index.ts';

export interface StateStyle extends Look {
  /** Text id for narrow places. */
  readonly shortWord?: string;
  /** Only severities may be a filled chip. */
  readonly filled: boolean;
}

/** How each state of a compressor is shown; an overdue service is louder than a maintenance message. */
export const stateStyle: Readonly<Record<ShownState, StateStyle>> = {
  notInstalled: { icon: 'i-none', tone: 's-off', word: /*i18n*/ 'Nicht installiert', filled: false },
  communicationError: {
    icon: 'i-comm',
    tone: 's-comm',
    word: /*i18n*/ 'Kommunikationsfehler',
    shortWord: /*i18n*/ 'Komm.-Fehler',
    filled: true,
  },
  error: { icon: 'i-error', tone: 's-error', word: /*i18n*/ 'Störung', filled: true },
  warning: { icon: 'i-warn', tone: 's-warn', word: /*i18n*/ 'Warnung', filled: true },
  overdue: { icon: 'i-maint', tone: 's-warn', word: /*i18n*/ 'Wartung überfällig', shortWord: /*i18n*/ 'Überfällig', filled: true },
  maintenance: { icon: 'i-maint', tone: 's-maint', word: /*i18n*/ 'Wartung', filled: true },
  off: { icon: 'i-off', tone: 's-off', word: /*i18n*/ 'Aus', filled: false },
  ready: { icon: 'i-ready', tone: 's-off', word: /*i18n*/ 'Bereit', filled: false },
  starting: { icon: 'i-start', tone: 's-run', word: /*i18n*/ 'Anlauf', filled: false },
  runOn: { icon: 'i-runon', tone: 's-run', word: /*i18n*/ 'Nachlauf', filled: false },
  load: { icon: 'i-load', tone: 's-load', word: /*i18n*/ 'Last', filled: false },
  noLoad: { icon: 'i-noload', tone: 's-noload', word: /*i18n*/ 'Leerlauf', filled: false },
};
