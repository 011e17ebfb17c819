import type { MachineDrawingProps } from '../../kit/index.ts';
import type { MachineStyle } from '../../stores/index.ts';

/** How a machine is drawn. */
export function machineDrawn({ picture, chamber, motor, valve, frequencyConverter, isLost }: MachineStyle): MachineDrawingProps {
  const { kind, make } = picture ?? { kind: 'screw', make: 'own' };
  return { kind, make, chamber, motor, valve, frequencyConverter, lost: isLost || picture === undefined };
}
