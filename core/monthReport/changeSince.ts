import type { Finding } from '../estimate/index.ts';
import { isAlikeKnown } from '../statistics/index.ts';

/** How much more than before, as a share, -1 and more; both ends hold whatever the two figures are within theirs. */
export interface MonthChange {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The change from one figure to another, with the widest interval that theirs allow; undefined where one is missing, what was before may be 0, or not as much is known of both. */
export function changeSince(
  now: Finding<string, string> | undefined,
  before: Finding<string, string> | undefined,
): MonthChange | undefined {
  if (now === undefined || before === undefined || now.kind === 'none' || before.kind === 'none') return undefined;
  if (!(before.low > 0 && now.low >= 0) || !isAlikeKnown(now.coverage, before.coverage, 'sum')) return undefined;
  return { value: now.value / before.value - 1, low: now.low / before.high - 1, high: now.high / before.low - 1 };
}

/** Whether it is more or less, whatever the figures are within their intervals. */
export const isDistinctChange = ({ low, high }: MonthChange): boolean => low > 0 || high < 0;
