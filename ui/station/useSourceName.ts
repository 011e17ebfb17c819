import { useLingui } from '@lingui/react';
import type { FaultSource } from '../../core/faults/index.ts';
import { stores, useService } from '../di/index.ts';
import { useMachineName } from './useMachineName.ts';

/** Returns the function that names what a fault or an input belongs to: the master control, a machine, or the measuring points with their limits. Only inside an observer. */
export function useSourceName(): (source: FaultSource) => string {
  const { i18n } = useLingui();
  const machines = useService(stores.machines);
  const machineName = useMachineName();
  return (source) => {
    if (source === 'limits') return i18n._('Messstellen');
    return source === 'master' ? i18n._('Steuerung') : machineName(machines.inSlot(source) ?? { slot: source, name: undefined });
  };
}
