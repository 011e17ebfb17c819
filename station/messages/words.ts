import type { CompressorState } from '../../core/compressor/index.ts';
import type { FaultSeverity } from '../../core/faults/index.ts';
import type { MasterState } from '../../core/master/index.ts';

/** What each state of a compressor is called. */
export const stateWords: Readonly<Record<CompressorState, string>> = {
  notInstalled: /*i18n*/ 'Nicht installiert',
  communicationError: /*i18n*/ 'Kommunikationsfehler',
  error: /*i18n*/ 'Störung',
  warning: /*i18n*/ 'Warnung',
  maintenance: /*i18n*/ 'Wartung',
  off: /*i18n*/ 'Aus',
  ready: /*i18n*/ 'Bereit',
  starting: /*i18n*/ 'Anlauf',
  runOn: /*i18n*/ 'Nachlauf',
  load: /*i18n*/ 'Last',
  noLoad: /*i18n*/ 'Leerlauf',
};

/** What each state of the master control is called. */
export const masterWords: Readonly<Record<MasterState, string>> = {
  off: /*i18n*/ 'Aus',
  inactive: /*i18n*/ 'Inaktiv',
  active: /*i18n*/ 'Aktiv',
};

/** What each severity is called. */
export const severityWords: Readonly<Record<FaultSeverity, string>> = {
  maintenance: /*i18n*/ 'Wartung',
  warning: /*i18n*/ 'Warnung',
  error: /*i18n*/ 'Störung',
};
