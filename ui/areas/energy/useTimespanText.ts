import { useLingui } from '@lingui/react';
import type { TimeRange } from '../../../core/time/index.ts';
import { useFormat } from '../../station/index.ts';

/** Returns the function that says a timespan by its days, by its times within one day. Only inside an observer. */
export function useTimespanText(): (timespan: TimeRange) => string {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  return ({ fromMs, untilMs }) => {
    const [from, until] = [date(fromMs), date(untilMs)];
    return from === until
      ? i18n._('{day}, {from} bis {until}', { day: from, from: minute(fromMs), until: minute(untilMs) })
      : i18n._('{from} bis {until}', { from, until });
  };
}
