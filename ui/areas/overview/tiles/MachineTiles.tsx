import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames } from '../../../kit/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { MachineTile } from './MachineTile.tsx';
import './tiles.css';

/** Counts of machines that fill rows of four better than rows of three. */
const fourAbreast: ReadonlySet<number> = new Set([4, 7, 8, 10]);

/** A tile for each machine; in narrow pages the rows of the picture say the same. */
export const MachineTiles = observer(function MachineTiles({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  return (
    <ul
      className={classNames('tl-list', fourAbreast.has(vm.machines.length) && 'tl-four', vm.isStale && 'tl-stale')}
      aria-label={i18n._('Verdichter')}
    >
      {vm.machines.map((machine) => (
        <MachineTile key={machine.slot} machine={machine} states={vm.lastHour.statesOf(machine.slot)} staleSinceMs={vm.lastSeenMs} />
      ))}
    </ul>
  );
});
