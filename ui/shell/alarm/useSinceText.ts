import { useLingui } from '@lingui/react';
import { stores, useService } from '../../di/index.ts';
import { useFormat } from '../../station/index.ts';

/** Returns the function that says since when something is up, with its day where that is not today. Only inside an observer. */
export function useSinceText(): (sinceMs: number) => string {
  const { i18n } = useLingui();
  const { clockMs } = useService(stores.plant);
  const { date, clock, minute } = useFormat();
  return (sinceMs) =>
    date(sinceMs) === date(clockMs)
      ? i18n._('seit {time}', { time: clock(sinceMs) })
      : i18n._('seit {date}, {time}', { date: date(sinceMs), time: minute(sinceMs) });
}
