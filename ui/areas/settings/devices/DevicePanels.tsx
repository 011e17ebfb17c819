import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type FieldDevice, reportedVersion, withDevice, withoutDevice, withVersion } from '../../../../core/field/index.ts';
import type { FieldTrial } from '../../../../core/ports/index.ts';
import { CounterLog } from './CounterLog.tsx';
import { DeviceForm } from './DeviceForm.tsx';
import { DeviceHead } from './DeviceHead.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { MachineForm } from './MachineForm.tsx';
import { Mapping } from './Mapping.tsx';
import { servedSlots } from './model/servedSlots.ts';
import { RunPanel } from './RunPanel.tsx';
import { TestRead } from './TestRead.tsx';
import { useTrial } from './useTrial.ts';
import { VersionChange } from './VersionChange.tsx';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  /** It is removed. */
  readonly onRemove: () => void;
}

const trialOf = (vm: DevicesVm, id: string): FieldTrial | undefined => {
  const device = vm.config?.devices.find((each) => each.id === id);
  const connection = vm.config?.connections.find((each) => each.id === device?.connection);
  if (device === undefined || connection === undefined) return undefined;
  const isWrong = vm.problems.some(
    ({ part, id: of, field }) =>
      (part === 'connection' && of === connection.id) || (part === 'device' && of === id && field !== 'serves' && field !== 'unit'),
  );
  if (isWrong) return undefined;
  const { unit, profile, mqtt, adjust } = device;
  const password = vm.passwords[connection.id];
  return {
    connection,
    device: {
      ...(unit !== undefined && { unit }),
      ...(profile !== undefined && { profile }),
      ...(mqtt !== undefined && { mqtt }),
      ...(adjust !== undefined && { adjust }),
    },
    ...(password !== undefined && { password }),
  };
};

/** A device from its connection to what its values are for. */
export const DevicePanels = observer(function DevicePanels({ vm, device, onRemove }: Props) {
  const { i18n } = useLingui();
  const trial = useTrial(() => trialOf(vm, device.id));
  const canTry = trialOf(vm, device.id) !== undefined;
  const set = (next: FieldDevice) => vm.edit((config) => withDevice(config, next));
  const { id, version } = device;
  const { result } = trial;
  const isNew = vm.canWrite && vm.deviceOf(id) === undefined;
  useEffect(() => {
    const reported = reportedVersion(result?.readings ?? []);
    if (isNew && result !== undefined && reported !== version) vm.edit((config) => withVersion(config, id, reported));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what a trial reported is taken once, when it comes
  }, [isNew, result, vm, id]);
  return (
    <>
      <DeviceHead vm={vm} device={device} trial={trial} />
      <VersionChange vm={vm} device={device} set={set} />
      <DeviceForm
        vm={vm}
        device={device}
        set={set}
        actions={
          <button
            type="button"
            className="btn sm"
            onClick={() => {
              vm.edit((config) => withoutDevice(config, device.id));
              onRemove();
            }}
          >
            {i18n._('Gerät entfernen')}
          </button>
        }
      />
      <TestRead vm={vm} device={device} trial={trial} canTry={canTry} set={set} />
      <CounterLog vm={vm} device={device} />
      <RunPanel vm={vm} device={device} trial={trial} />
      <Mapping vm={vm} device={device} trial={trial} set={set} />
      {servedSlots(device).map((slot) => (
        <MachineForm key={slot} vm={vm} slot={slot} />
      ))}
    </>
  );
});
