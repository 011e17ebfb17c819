import type { I18n } from '@lingui/core';
import type { ValueOrigin } from '../../core/master/index.ts';

/** Values that were not measured where they are shown. */
export type UnmeasuredOrigin = Exclude<ValueOrigin, 'measured'>;

interface OriginText {
  readonly name: string;
  readonly sentence: string;
}

/** Where values come from that nobody measures, in German; the catalogue has the other languages. */
const texts: Readonly<Record<UnmeasuredOrigin, OriginText>> = {
  demo: { name: /*i18n*/ 'Demo', sentence: /*i18n*/ 'Erfundene Station zum Ausprobieren.' },
  simulated: { name: /*i18n*/ 'Simulation', sentence: /*i18n*/ 'Ein Anlagenmodell berechnet diese Werte.' },
  recorded: { name: /*i18n*/ 'Aufzeichnung', sentence: /*i18n*/ 'Frühere Messwerte werden noch einmal abgespielt.' },
  none: { name: /*i18n*/ 'Keine Anlage', sentence: /*i18n*/ 'Diese Station hat keine Quelle für aktuelle Werte.' },
};

/** A name and a sentence for where values come from. */
export function originText(i18n: I18n, origin: UnmeasuredOrigin): OriginText {
  const { name, sentence } = texts[origin];
  return { name: i18n._(name), sentence: i18n._(sentence) };
}

/** For paper, such as `Demo, nicht gemessen`; undefined for measured values and where there is no plant, as what is printed then was measured before. */
export function originOnPaper(i18n: I18n, origin: ValueOrigin | undefined): string | undefined {
  if (origin === undefined || origin === 'measured' || origin === 'none') return undefined;
  const { name } = originText(i18n, origin);
  return origin === 'recorded' ? name : i18n._('{origin}, nicht gemessen', { origin: name });
}
