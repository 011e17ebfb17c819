import { useLingui } from '@lingui/react';
import type { FaultSource } from '../../core/faults/index.ts';
import { stores, useService } from '../di/index.ts';
import { useMachineName } from './useMachineName.ts';

/** Returns the function that names what a fault or an input belongs to: the master control, or a machine. Only inside an observer. */
export function useSourceName(): (source: FaultSource) => string {
  const { i18n } = useLingui();
  const machines = useService(stores.machines);
  const machineName = useMachineName();
  return (source) =>
    source === 'master' ? i18n._('Steuerung') : machineName(machines.inSlot(source) ?? { slot: source, name: undefined });
}
