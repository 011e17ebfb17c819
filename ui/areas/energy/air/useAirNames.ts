import { useLingui } from '@lingui/react';
import { plantIndex } from '../../../../core/statistics/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useMachineName } from '../../../station/index.ts';

export interface AirNames {
  /** Of the machine at an index, or of the plant. */
  readonly row: (index: number) => string;
  /** Of a bar, whose room is small: a machine without a name goes by its number. */
  readonly bar: (index: number) => string;
}

/** Only inside an observer. */
export function useAirNames(): AirNames {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const machines = useService(stores.machines);
  const nameOf = (index: number) => machines.inSlot(index)?.name;
  return {
    row: (index) => (index === plantIndex ? i18n._('Station') : machineName({ slot: index, name: nameOf(index) })),
    bar: (index) => (index === plantIndex ? i18n._('Station') : (nameOf(index) ?? i18n._('K{number}', { number: index }))),
  };
}
