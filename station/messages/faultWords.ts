import type { I18n } from '@lingui/core';
import { faultTextsBySource, type FaultTextTables } from '../../adapters/contract/index.ts';
import { entryText, faultCode, type FaultSeverity, faultSeverity, type FaultSource } from '../../core/faults/index.ts';
import { messageLanguageOf, type Settings } from '../../core/settings/index.ts';
import type { Language } from '../../i18n/index.ts';
import type { FaultReport, ReportedFault } from '../../core/ports/index.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import { severityWords } from './words.ts';

/** What a message is written with. */
export interface Writing {
  readonly i18n: I18n;
  readonly language: Language;
  readonly settings: Settings;
  /** What faults are called in this language. */
  readonly faultTexts: FaultTextTables;
}

/** What the station is called in a message. */
export function stationTitle({ i18n, settings }: Writing): string {
  return plainLine(settings.customer.stationName, 80) || i18n._('Druckluftstation');
}

/** The number of a fault's source in words. */
export function sourceWords({ i18n }: Writing, source: FaultSource): string {
  if (source === 'limits') return i18n._('Messstellen');
  return source === 'master' ? i18n._('Hauptsteuerung') : i18n._('Verdichter {number}', { number: source });
}

/** How bad a fault is, in a word. */
export function severityWord({ i18n }: Writing, { bitIndex }: ReportedFault): string {
  const severity = faultSeverity(bitIndex);
  return severity === undefined ? '' : i18n._(severityWords[severity]);
}

/** What a fault is called. */
export function faultWords({ faultTexts, language }: Writing, fault: ReportedFault): string {
  return entryText(faultTextsBySource(faultTexts), fault, messageLanguageOf(language)) ?? '';
}

/** A fault's code and what it is called, once where it has no text. */
export function codeAndWords(writing: Writing, fault: ReportedFault): string {
  const code = faultCode(fault.source, fault.bitIndex) ?? '';
  const words = faultWords(writing, fault);
  return words === code ? code : `${code} ${words}`;
}

const ranks: Readonly<Record<FaultSeverity, number>> = { error: 0, warning: 1, maintenance: 2 };
const rankOf = ({ bitIndex }: ReportedFault) => ranks[faultSeverity(bitIndex)!];

/** The faults, the most severe first, else in their order. */
export function worstFirst({ faults }: FaultReport): readonly ReportedFault[] {
  return faults.toSorted((a, b) => rankOf(a) - rankOf(b));
}
