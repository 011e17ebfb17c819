import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';

/** What the hours are and how old they are; when the values are gone, since when. */
export const AsOf = observer(function AsOf() {
  const { i18n } = useLingui();
  const { asOfMs, state } = useService(stores.services);
  const { lastSeenMs } = useService(stores.plant);
  const { date, minute } = useFormat();
  if (state === 'known')
    return i18n._('Restzeiten in Betriebsstunden, jährliche Wartung in Kalenderstunden. Stand {date}, {time}', {
      date: date(asOfMs),
      time: minute(asOfMs),
    });
  if (state === 'withheld') return i18n._('Die Station sendet dieser Sitzung keine Wartungsdaten.');
  if (state === 'loading' || lastSeenMs === undefined) return '\u00a0';
  return i18n._('Keine Werte seit {date}, {time}', { date: date(lastSeenMs), time: minute(lastSeenMs) });
});
