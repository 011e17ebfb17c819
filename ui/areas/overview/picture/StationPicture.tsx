import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, cssVars } from '../../../kit/index.ts';
import { pictureLayout, type PictureLayout } from '../model/pictureLayout.ts';
import { pipeFlow } from '../model/pipeFlow.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
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
  const { machines, shape, points } = vm;
  const { kind, columns, upperCount } = pictureLayout(machines.length);
  const flow = pipeFlow({
    deliveriesM3min: machines.map(({ deliveryM3min }) => deliveryM3min),
    networkFlowM3min: points.networkFlow,
    upperCount,
    fullPipeM3min: vm.fullPipeM3min,
  });
  const hasReceiver = shape.points.has('receiverPressure');
  const hasDryer = shape.points.has('dewPoint');
  return (
    <div
      className={classNames(
        'sp-picture',
        layoutClass[kind],
        !hasReceiver && 'sp-no-receiver',
        !hasDryer && 'sp-no-dryer',
        vm.isStale && 'sp-stale',
        vm.headline === 'loading' && 'sp-waiting',
      )}
      style={cssVars({ '--n': columns })}
    >
      <PressureTrend history={vm.lastHour.trend} staleSinceMs={vm.lastSeenMs} />
      <MeasuringPoints shape={shape} points={points} />
      <ul className="sp-machines" aria-label={i18n._('Verdichter')}>
        {machines.map((machine, i) => (
          <MachineCell
            key={machine.slot}
            machine={machine}
            column={i < upperCount ? i + 1 : i - upperCount + 1}
            isLower={i >= upperCount}
            hasChevron={i % 2 === 1}
            own={flow.own[i]!}
            run={flow.run[i]!}
            branch={flow.branch[i]!}
          />
        ))}
      </ul>
      {kind === 'twoRows' && <BranchJoin flow={flow} freeColumn={machines.length - upperCount + 1} columns={columns} />}
      <Treatment hasReceiver={hasReceiver} hasDryer={hasDryer} flow={flow} points={points} />
      <NetworkOutlet shape={shape} points={points} flow={flow.network} />
    </div>
  );
});
