import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../di/index.ts';
import type { MachineView } from '../stores/index.ts';
import { Stepper } from '../kit/index.ts';
import { useMachineName } from './useMachineName.ts';

export interface MachineStepperProps {
  readonly slot: number;
  readonly pathOf: (slot: number) => string;
}

/** To the installed machines before and after one. */
export const MachineStepper = observer(function MachineStepper({ slot, pathOf }: MachineStepperProps) {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const { list } = useService(stores.machines);
  const step = (machine: MachineView | undefined) => machine && { to: pathOf(machine.slot), name: machineName(machine) };
  return (
    <Stepper
      back={step(list.findLast((machine) => machine.slot < slot))}
      forward={step(list.find((machine) => machine.slot > slot))}
      backLabel={i18n._('Vorheriger Verdichter')}
      forwardLabel={i18n._('Nächster Verdichter')}
    />
  );
});
