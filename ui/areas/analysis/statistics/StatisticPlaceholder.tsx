import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../../di/index.ts';
import { classNames, Skeleton } from '../../../kit/index.ts';
import type { StatisticView } from './statisticPages.ts';

interface Props {
  readonly as: StatisticView;
  /** The station's bar is on the scale of the machines'. */
  readonly isOneScale?: boolean;
  readonly isLoading: boolean;
}

/** Stands where the figures will be: their shape while they load, for the station and each machine, or that there are none. */
export const StatisticPlaceholder = observer(function StatisticPlaceholder({ as, isOneScale = false, isLoading }: Props) {
  const { i18n } = useLingui();
  const { list } = useService(stores.machines);
  if (!isLoading) {
    return (
      <div className="sx-empty" role="status">
        <p>{i18n._('Keine Daten')}</p>
      </div>
    );
  }
  return (
    <Skeleton
      label={i18n._('Anforderung läuft')}
      bars={1 + list.length}
      className={classNames('sx-empty', `sx-${as}-shape`, isOneScale && 'sx-one-scale')}
    />
  );
});
