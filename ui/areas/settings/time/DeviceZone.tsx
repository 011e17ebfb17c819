import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { GroupForm } from '../form/index.ts';
import type { TimeZonesVm } from './timeZones.vm.ts';

interface Props {
  readonly form: GroupForm<'time'>;
  readonly zones: TimeZonesVm;
}

/** Takes the zone of the device in front of the person, where it is another one that may be chosen. */
export const DeviceZone = observer(function DeviceZone({ form: { vm }, zones }: Props) {
  const { i18n } = useLingui();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!vm.canWrite || zone === vm.value('zone') || !zones.choices.some(({ name }) => name === zone)) return null;
  return (
    <button type="button" className="btn tz-device" onClick={() => vm.edit('zone', zone)}>
      {i18n._('Zone Ihres Browsers einsetzen: {zone}', { zone })}
    </button>
  );
});
