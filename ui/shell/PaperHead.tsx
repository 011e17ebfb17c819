import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../di/index.ts';
import { useFormat } from '../station/index.ts';
import { stationName } from '../station/stationName.ts';

/** On paper a page says whose it is, which it is, and when it was printed, by the controller's clock. */
export const PaperHead = observer(function PaperHead({ way }: { readonly way: readonly string[] }) {
  const { i18n } = useLingui();
  const { clockMs } = useService(stores.plant);
  const name = stationName(useService(stores.settings), useService(stores.station));
  const { date, clock, zone } = useFormat();
  return (
    <p className="paper-head">
      <b>{name ?? i18n._('Druckluftstation')}</b>
      <span>{way.join(' / ')}</span>
      <span>{`${i18n._('Gedruckt am {date}, {time}', { date: date(clockMs), time: clock(clockMs) })} (${zone})`}</span>
    </p>
  );
});
