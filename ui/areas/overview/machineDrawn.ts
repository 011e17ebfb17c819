import type { MachineDrawingProps } from '../../kit/index.ts';
import type { MachineLook } from './overviewMaster.vm.ts';

/** How a machine is drawn. */
export function machineDrawn({ technology, chamber, motor, valve, frequencyConverter, isLost }: MachineLook): MachineDrawingProps {
  const { kind, make } = technology ?? { kind: 'screw', make: 'own' };
  return { kind, make, chamber, motor, valve, frequencyConverter, lost: isLost || technology === undefined };
}
