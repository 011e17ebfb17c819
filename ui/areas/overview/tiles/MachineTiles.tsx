import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, cssVars } from '../../../kit/index.ts';
import { tileColumns } from '../model/tileColumns.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { useMachineList } from '../useMachineList.ts';
import { MachineTile } from './MachineTile.tsx';
import { useTilesInView } from './useTilesInView.ts';
import './tiles.css';

/** More tiles than these beside each other need the room between them. */
const roomyColumns = 4;

/** Of fewer tiles in one row each would be too wide. */
const fewestOnScreen = 4;

/** A tile for each machine; in narrow pages the rows of the picture say the same. */
export const MachineTiles = observer(function MachineTiles({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const handlers = useMachineList();
  const list = useTilesInView(vm);
  const { slots, shown } = vm;
  if (shown === 'narrow') return null;
  const columns = shown === 'screen' ? Math.max(slots.length, fewestOnScreen) : tileColumns(slots.length);
  return (
    <ul
      ref={list}
      className={classNames('tl-list', columns > roomyColumns && 'tl-close', vm.isStale && 'tl-stale')}
      style={cssVars({ '--columns': columns })}
      aria-label={i18n._('Verdichter')}
      {...handlers}
    >
      {slots.map((slot) => (
        <MachineTile key={slot} vm={vm} slot={slot} />
      ))}
    </ul>
  );
});
