import type { I18n } from '@lingui/core';
import { type BalanceReport, coveragePercent, type ReportInterval } from '../../core/balance/index.ts';
import type { NoLeakReason } from '../../core/leakage/index.ts';
import type { DocumentFact } from '../../core/report/index.ts';
import { formattedValueOf, formatNumber, missing, unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { marked } from '../texts/shortfallText.ts';
import { leakageNames } from './figureNames.ts';

/** Why no leak flow is known, in German; the catalogue has the other languages. */
const reasons: Readonly<Record<NoLeakReason, string>> = {
  noQuietTime: /*i18n*/ 'Nicht bekannt: Im Zeitraum liegt keine Nacht und kein Wochenende.',
  tooLittleData: /*i18n*/ 'Nicht bekannt: In den Nächten und am Wochenende sind zu wenige Daten erfasst.',
  noSustainedFlow: /*i18n*/ 'Nicht bekannt: In den Nächten und am Wochenende lief kein Verdichter lange genug.',
  invalidNightUse: /*i18n*/ 'Nicht bekannt: Der angegebene Verbrauch in der Nacht ist keine Menge.',
  nightUseAboveFlow: /*i18n*/ 'Nicht bekannt: Der angegebene Verbrauch in der Nacht ist höher als der gemessene Volumenstrom.',
};
const bases = {
  upperBound:
    /*i18n*/ 'Obergrenze aus dem niedrigsten anhaltenden Volumenstrom der Nächte und Wochenenden ({count, plural, one {# Tag} other {# Tage}}, zu {share} % erfasst). Was nachts verbraucht wird, ist darin enthalten.',
  estimate:
    /*i18n*/ 'Schätzung aus dem niedrigsten anhaltenden Volumenstrom der Nächte und Wochenenden ({count, plural, one {# Tag} other {# Tage}}, zu {share} % erfasst) ohne den angegebenen Verbrauch in der Nacht.',
} as const;

/** What is known of the leaks, ready to be read. */
export interface LeakageWords {
  readonly facts: readonly DocumentFact[];
  /** How it was found, or why nothing is known. */
  readonly basis: string;
}

/** An interval as a person reads it: its value and its ends, or its upper bound. */
function intervalText(i18n: I18n, { unit, digits, value, low, high, shortOf }: ReportInterval, region: Region): string {
  const shown = (text: string) => marked(text, shortOf.length > 0);
  const written = (of: number | undefined) => formattedValueOf(formatNumber(of, digits, region), unitSymbol(unit), region);
  if (high === undefined) return missing;
  if (value === undefined) return shown(i18n._('höchstens {value}', { value: written(high).text }));
  return shown(i18n._('{value} ({low} bis {high})', { value: written(value).text, low: written(low).figure, high: written(high).figure }));
}

/** A report's leakage in words. */
export function leakageWords(
  i18n: I18n,
  { leakage, estimated }: Pick<BalanceReport, 'leakage' | 'estimated'>,
  region: Region,
): LeakageWords {
  if (leakage.kind === 'unknown') return { facts: [], basis: i18n._('Nicht bekannt: Für diesen Zeitraum wurde keine Leckage ermittelt.') };
  if (leakage.kind === 'none') return { facts: [], basis: i18n._(reasons[leakage.reason]) };
  const share = formatNumber(coveragePercent(leakage.coverageRatio), 1, region);
  return {
    facts: leakage.figures.map((of) => ({ label: i18n._(leakageNames[of.figure]), value: intervalText(i18n, of, region) })),
    basis: [
      ...(estimated.isFlow ? [i18n._('Aus einem geschätzten, nicht gemessenen Volumenstrom.')] : []),
      i18n._(bases[leakage.kind], { count: leakage.days, share }),
    ].join(' '),
  };
}
