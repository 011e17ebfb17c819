import { useLingui } from '@lingui/react';
import { plantIndex } from '../../../../core/statistics/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useSlotName } from '../../../station/index.ts';

/** Returns the function that gives the name of the machine at an index, or of the plant. Only inside an observer. */
export function useRowName(): (index: number) => string {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  return (index) => (index === plantIndex ? i18n._('Station') : slotName(index));
}

/** Likewise for a bar, whose room is small: a machine without a name goes by its number. Only inside an observer. */
export function useBarName(): (index: number) => string {
  const { i18n } = useLingui();
  const machines = useService(stores.machines);
  return (index) => (index === plantIndex ? i18n._('Station') : (machines.inSlot(index)?.name ?? i18n._('K{number}', { number: index })));
}
