import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { StatisticVm } from './statistic.vm.ts';

/** How the last request went, and how old the figures are that can't be kept fresh. */
export const StatisticNotice = observer(function StatisticNotice({ vm }: { readonly vm: StatisticVm }) {
  const { i18n } = useLingui();
  const { minute } = useFormat();
  if (vm.state === 'failed')
    return (
      <div className="sx-notice s-warn" role="status">
        <Icon name="i-warn" />
        <p>
          <b>{i18n._('Anforderung fehlgeschlagen')}:</b> {i18n._('Fehler beim Abrufen der Daten')}
        </p>
        <button type="button" className="btn sm" onClick={() => void vm.load()}>
          {i18n._('Erneut versuchen')}
        </button>
      </div>
    );
  if (vm.isLost && vm.answeredMs !== undefined)
    return (
      <p className="t14 dim" role="status">
        {i18n._('Stand {time}', { time: minute(vm.answeredMs) })}
      </p>
    );
  return null;
});
