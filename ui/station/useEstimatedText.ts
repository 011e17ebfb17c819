import { useLingui } from '@lingui/react';
import type { EstimatedParts } from '../../core/balance/index.ts';
import { estimatedText } from '../../i18n/index.ts';
import { stores, useService } from '../di/index.ts';
import { useMachineName } from './useMachineName.ts';

/** Returns the function that writes what was estimated; empty where all was measured. Only inside an observer. */
export function useEstimatedText(): (parts: EstimatedParts) => string {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const machines = useService(stores.machines);
  return (parts) => estimatedText(i18n, parts, (slot) => machineName({ slot, name: machines.inSlot(slot)?.name }));
}
