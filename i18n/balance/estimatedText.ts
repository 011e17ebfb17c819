import type { I18n } from '@lingui/core';
import type { EstimatedParts } from '../../core/balance/index.ts';

/** What was estimated, such as `Leistung K1, K2; Liefermenge K2`; empty where all was measured. */
export function estimatedText(i18n: I18n, { power, delivery, isFlow }: EstimatedParts, nameOf: (slot: number) => string): string {
  const of = (what: string, slots: readonly number[]) => (slots.length === 0 ? [] : [`${what} ${slots.map(nameOf).join(', ')}`]);
  return [...of(i18n._('Leistung'), power), ...of(i18n._('Liefermenge'), delivery), ...(isFlow ? [i18n._('Volumenstrom')] : [])].join('; ');
}
