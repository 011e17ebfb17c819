import type { I18n } from '@lingui/core';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { formatDay, formatMinute } from '../format/index.ts';
import type { Region } from '../Region.ts';

interface Ends {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
  /** IANA name. */
  readonly zone: string;
}

/** A range by its days, with the time where it begins or ends within one. */
export function rangeText(i18n: I18n, { fromMs, untilMs, zone }: Ends, region: Region): string {
  const [first, last] = [plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone)];
  const isFromStart = plantDayRange(first, zone).fromMs === fromMs;
  const isToEnd = plantDayRange(last, zone).untilMs === untilMs;
  const day = (of: string, atMs: number, isWhole: boolean) =>
    isWhole ? formatDay(of, region) : `${formatDay(of, region)}, ${formatMinute(atMs, zone, region)}`;
  if (first === last && isFromStart && isToEnd) return formatDay(first, region);
  return i18n._('{from} bis {until}', { from: day(first, fromMs, isFromStart), until: day(last, untilMs, isToEnd) });
}
