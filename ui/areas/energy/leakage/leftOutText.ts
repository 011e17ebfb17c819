import type { I18n } from '@lingui/core';
import type { LeftOutDay } from '../../../../core/leakage/index.ts';
import { windowWords } from './leakageWords.ts';

/** Why a night doesn't count. */
export function leftOutText(i18n: I18n, { kind, note }: Pick<LeftOutDay, 'kind' | 'note'>): string {
  const reason = i18n._('ausgenommen: {reason}', { reason: i18n._(windowWords[kind]) });
  return note === '' ? reason : `${reason}, ${note}`;
}
