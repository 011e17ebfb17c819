import { useLingui } from '@lingui/react';
import type { FieldDevice, Serves } from '../../../../core/field/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { inputWords } from './fieldWords.ts';

/** What a device's values are for, in few words. Only inside an observer. */
export function useServesText(vm: DevicesVm): (device: FieldDevice) => string {
  const { i18n } = useLingui();
  const machine = (slot: number) => vm.config?.machines.find((each) => each.slot === slot)?.name ?? `K${slot}`;
  const one = (serves: Serves): string => {
    if ('compressor' in serves) return machine(serves.compressor);
    if ('powerOf' in serves) return i18n._('Leistung {machines}', { machines: serves.powerOf.map(machine).join(', ') });
    if ('flowOf' in serves) return i18n._('Liefermenge {machines}', { machines: serves.flowOf.map(machine).join(', ') });
    if ('stationPower' in serves) return i18n._('Leistung der Station');
    if ('networkFlow' in serves) return i18n._('Volumenstrom des Netzes');
    if ('systemPressure' in serves) return i18n._('Netzdruck');
    const known = inputWords[serves.input];
    return known === undefined ? serves.input : i18n._(known);
  };
  return ({ serves }) => serves.map(one).join(', ');
}
