import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, cssVars } from '../../../kit/index.ts';
import type { PictureLayout } from '../model/pictureLayout.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { useMachineList } from '../useMachineList.ts';
import { BesidePressure } from './BesidePressure.tsx';
import { BranchJoin } from './BranchJoin.tsx';
import { MachineCell } from './MachineCell.tsx';
import { MeasuringPoints } from './MeasuringPoints.tsx';
import { NetworkOutlet } from './NetworkOutlet.tsx';
import './picture.css';
import './pictureNarrow.css';
import './pictureWide.css';
import { PressureTrend } from './PressureTrend.tsx';
import { Treatment } from './Treatment.tsx';

const layoutClass: Readonly<Record<PictureLayout['kind'], string>> = { few: 'sp-few', row: 'sp-row', twoRows: 'sp-two' };
/** The machines on their header pipe, through receiver and treatment into the network. */
export const StationPicture = observer(function StationPicture({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const handlers = useMachineList();
  const { slots, shape, layout } = vm;
  const { kind, columns, upperCount } = layout;
  return (
    <div
      className={classNames(
        'sp-picture',
        layoutClass[kind],
        !shape.points.has('receiverPressure') && 'sp-no-receiver',
        !shape.points.has('dewPoint') && 'sp-no-dryer',
        vm.isStale && 'sp-stale',
        vm.headline === 'loading' && 'sp-waiting',
      )}
      style={cssVars({ '--n': columns })}
    >
      <MeasuringPoints vm={vm} />
      {vm.hasRows && <BesidePressure vm={vm} />}
      <PressureTrend vm={vm} />
      <ul className="sp-machines" aria-label={i18n._('Verdichter')} {...handlers}>
        {slots.map((slot, i) => (
          <MachineCell
            key={slot}
            vm={vm}
            slot={slot}
            column={i < upperCount ? i + 1 : i - upperCount + 1}
            isLower={i >= upperCount}
            hasChevron={i % 2 === 1}
          />
        ))}
      </ul>
      {kind === 'twoRows' && <BranchJoin vm={vm} />}
      <Treatment vm={vm} />
      <NetworkOutlet vm={vm} />
    </div>
  );
});
