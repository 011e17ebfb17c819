import type { I18n } from '@lingui/core';
import type { CostComparison, EnergyCost } from '../../core/cost/index.ts';
import { changeSince, comparedMonth, isDistinctChange, type MonthReport } from '../../core/monthReport/index.ts';
import { formatMonth } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { measureSentence } from './monthMeasures.ts';
import type { MonthText } from './monthText.ts';

function resultText(i18n: I18n, { cost: { cost, energy }, cost: whole }: MonthReport, month: string, text: MonthText): string {
  const share = text.coverage(whole);
  if (cost.kind !== 'none')
    return i18n._('Im {month} kostete die Druckluft {amount}, {kind}, aus Daten für {share} der Zeit.', {
      ...{ month, share, amount: text.between('money', cost), kind: text.kind(cost) },
    });
  if (energy.kind === 'none') return i18n._('Für {month} ist nicht bekannt, was die Druckluft gekostet hat.', { month });
  return i18n._('Im {month} brauchte die Druckluft {amount}, {kind}, aus Daten für {share} der Zeit; was sie kostete, ist nicht bekannt.', {
    ...{ month, share, amount: text.between('energy', energy), kind: text.kind(energy) },
  });
}

function comparisonText(i18n: I18n, { cost, energy }: EnergyCost, before: EnergyCost | undefined, month: string, text: MonthText): string {
  if (before === undefined) return i18n._('Zum {month} gibt es keine Daten.', { month });
  const change = changeSince(cost, before.cost) ?? changeSince(energy, before.energy);
  if (change === undefined) return i18n._('Mit {month} lässt sich das nicht vergleichen: Es ist nicht gleich viel erfasst.', { month });
  const values = { month, change: text.change(change) };
  return isDistinctChange(change)
    ? i18n._('Gegenüber {month} sind das {change}.', values)
    : i18n._('Gegenüber {month} sind das {change}: von 0 nicht zu unterscheiden.', values);
}

/** The first sentences of a report: what the month came to, what that is against others, and what there is to do first. */
export function monthSentences(i18n: I18n, report: MonthReport, text: MonthText, region: Region): string {
  const { month, cost, costBefore, costLastYear } = report;
  const against = (kind: CostComparison, before: EnergyCost | undefined) =>
    comparisonText(i18n, cost, before, formatMonth(comparedMonth(month, kind), region), text);
  return [
    resultText(i18n, report, formatMonth(month, region), text),
    against('before', costBefore),
    against('year', costLastYear),
    measureSentence(i18n, report, region),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
