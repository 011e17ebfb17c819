import { useLingui } from '@lingui/react';
import { type TimeRange, plantDayOf, plantDayRange } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { dateAndTime } from '../../../dates/index.ts';

/** Returns the function that says a period by its days, with the time where it ends within one. Only inside an observer. */
export function usePeriodText(): (period: TimeRange) => string {
  const { i18n } = useLingui();
  const { zone, region, minute } = useFormat();
  return ({ fromMs, untilMs }) => {
    const [first, last] = [plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone)];
    const isWhole = plantDayRange(last, zone).untilMs === untilMs;
    const [from, until] = [formatDay(first, region), formatDay(last, region)];
    const time = minute(untilMs);
    if (first === last) return isWhole ? from : i18n._('{day} bis {time}', { day: from, time });
    return i18n._('{from} bis {until}', { from, until: isWhole ? until : dateAndTime(until, time) });
  };
}
