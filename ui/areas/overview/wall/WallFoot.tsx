import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { serviceNames } from '../../../../i18n/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { LiveFigure, useFormat, useMachineName, useServices } from '../../../station/index.ts';
import { channelsOf } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

interface Props {
  readonly vm: OverviewMasterVm;
  readonly page: number;
  readonly pages: number;
}

/** What comes next, and which page is shown. */
export const WallFoot = observer(function WallFoot({ vm, page, pages }: Props) {
  const { i18n } = useLingui();
  return (
    <footer className="wl-foot">
      <NextService vm={vm} />
      <p>
        <span>{i18n._('Auslastung')}</span>
        <LiveFigure channels={channelsOf('loadRatio')} quantity="ratio" value={() => vm.loadRatio} />
      </p>
      <p>
        <span>{i18n._('Liefermenge (FAD)')}</span>
        <LiveFigure channels={channelsOf('deliveryVolumeM3min')} quantity="volumeFlow" value={() => vm.deliveryM3min.value} />
      </p>
      <p className="wl-dots" aria-hidden>
        {Array.from({ length: pages }, (_, i) => (
          <i key={i} className={classNames(i === page && 'wl-on')} />
        ))}
      </p>
    </footer>
  );
});

const NextService = observer(function NextService({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const nameOf = useMachineName();
  const { number } = useFormat();
  const services = useServices();
  const next = services.isSettling ? undefined : services.list.find(({ due }) => due !== undefined);
  if (next === undefined) return <p />;
  const machine = vm.lookOf(next.index);
  const hours = number(Math.abs(next.remainingH ?? NaN), 0);
  return (
    <p>
      <span>{i18n._('Nächste Wartung')}</span>
      <b>
        {next.due === 'overdue' && <Icon name="i-maint" className="s-warn" />}
        {i18n._(serviceNames[next.component])} {machine && nameOf(machine)},{' '}
        {next.due === 'overdue' ? i18n._('seit {hours} h fällig', { hours }) : i18n._('in {hours} h', { hours })}
      </b>
    </p>
  );
});
