import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { stores, useService } from '../../../di/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useServices } from '../../../station/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import './compressor.css';
import { CompressorVm } from './compressor.vm.ts';
import { FaultBar } from './FaultBar.tsx';
import { FaultList } from './FaultList.tsx';
import { LiveValues } from './LiveValues.tsx';
import { MachineFacts } from './MachineFacts.tsx';
import { MachineHeadline } from './MachineHeadline.tsx';
import { MachineStage } from './MachineStage.tsx';
import { TypePlateView } from './TypePlateView.tsx';

export interface MachineDetailsProps {
  readonly machine: MachineView;
  readonly name: string;
  readonly plate: boolean;
}

/** The content of a machine's page. */
export const MachineDetails = observer(function MachineDetails({ machine, name, plate }: MachineDetailsProps) {
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const trends = useService(stores.trends);
  const services = useServices();
  const { allowed } = useService(stores.session);
  const { slot } = machine;
  const [vm] = useState(() => new CompressorVm({ plant, machines, trends, services, slot }));
  const listId = useId();
  useEffect(() => vm.follow(), [vm]);
  return (
    <>
      <MachineHeadline vm={vm} machine={machine} name={name} plate={plate} />
      <Panel label={name} bare>
        <FaultBar rotation={vm.rotation} isLive={vm.isLive} listId={listId} />
        <div className="cm-hero">
          <div className="cm-stage">
            {plate ? (
              <TypePlateView name={name} plate={vm.plate} isOwn={machine.technology?.make !== 'thirdParty'} />
            ) : (
              <MachineStage vm={vm} machine={machine} />
            )}
          </div>
          <MachineFacts vm={vm} machine={machine} name={name} mayOpen={allowed} />
        </div>
      </Panel>
      <LiveValues vm={vm} />
      {vm.faults.length > 1 && <FaultList id={listId} faults={vm.faults} mayOpenLog={allowed.errors} />}
    </>
  );
});
