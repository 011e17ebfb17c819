import { useLingui } from '@lingui/react';
import { showsDate } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { dateAndTime } from '../../dates/index.ts';
import { useFormat } from '../../station/index.ts';

/** A range in words, to the second where it is short. Only inside an observer. */
export function useSpanText(): (span: ClosedTimeRange) => string {
  const { i18n } = useLingui();
  const { clock, minute, date } = useFormat();
  return (span) => {
    const { fromMs, toMs } = span;
    const timeOf = showsDate(span) ? minute : clock;
    const [first, last] = [date(fromMs), date(toMs)];
    const until = first === last ? timeOf(toMs) : dateAndTime(last, timeOf(toMs));
    return i18n._('{from} bis {until}', { from: dateAndTime(first, timeOf(fromMs)), until });
  };
}
