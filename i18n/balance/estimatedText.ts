import type { I18n } from '@lingui/core';
import type { BalanceReport } from '../../core/balance/index.ts';
import { rowNames } from './reportWords.ts';

/** Which values of a report were estimated, such as `Leistung K1, K2; Liefermenge K2`; empty where all were measured. */
export function estimatedText(i18n: I18n, report: Pick<BalanceReport, 'estimated' | 'rows'>): string {
  const { power, delivery, isFlow } = report.estimated;
  const name = rowNames(i18n, report);
  const of = (what: string, slots: readonly number[]) => (slots.length === 0 ? [] : [`${what} ${slots.map(name).join(', ')}`]);
  return [...of(i18n._('Leistung'), power), ...of(i18n._('Liefermenge'), delivery), ...(isFlow ? [i18n._('Volumenstrom')] : [])].join('; ');
}
