import type { Format } from '../../kit/index.ts';
import type { MachineInState } from './crosshairValues.ts';

/** The machines in a state, with their share of the time where that is known. */
export const machineNames = (of: readonly MachineInState[], format: Pick<Format, 'quantity'>): string =>
  of.map(({ name, share }) => (share === undefined ? name : `${name} ${format.quantity('ratio', share).text}`)).join(', ');
