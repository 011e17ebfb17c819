import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type FieldDevice, reportedVersion } from '../../../../core/field/index.ts';
import { Icon } from '../../../kit/index.ts';
import type { DevicesVm } from './devices.vm.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly set: (next: FieldDevice) => void;
}

/** A device that reports another software version than before is not read: which one, and the way to accept it. */
export const VersionChange = observer(function VersionChange({ vm, device, set }: Props) {
  const { i18n } = useLingui();
  const version = reportedVersion(vm.deviceOf(device.id)?.readings ?? []);
  if (vm.stateOf(device.id) !== 'changed' || version === undefined) return null;
  const former = vm.report?.config?.devices.find(({ id }) => id === device.id)?.version;
  const isAccepted = device.version === version;
  return (
    <div className="fd-version s-warn" role="status">
      <Icon name="i-warn" />
      <p>
        <strong>
          {former === undefined
            ? i18n._('Dieses Gerät meldet jetzt Softwareversion {version}, eine andere als bisher.', { version })
            : i18n._('Dieses Gerät meldet Softwareversion {version}, in Betrieb genommen wurde es mit {former}.', { version, former })}
        </strong>{' '}
        {isAccepted
          ? i18n._('Nach dem Übernehmen wird es wieder gelesen.')
          : i18n._(
              'Seine Adressen können andere sein, deshalb wird es nicht gelesen. Vergleichen Sie die Werte einer Probelesung mit der Anzeige.',
            )}
      </p>
      {vm.canWrite && !isAccepted && (
        <button type="button" className="btn sm" onClick={() => set({ ...device, version })}>
          {i18n._('Version annehmen')}
        </button>
      )}
    </div>
  );
});
