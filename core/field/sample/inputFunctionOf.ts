import type { InputFunction } from '../../inputs/index.ts';
import type { FieldQuantity } from '../FieldUnit.ts';

const inputFunctions: Readonly<Partial<Record<FieldQuantity, InputFunction>>> = {
  pressure: 'pressure',
  temperature: 'temperature',
  volumeFlow: 'volumeFlow',
};

/** What an input of the master shows of a quantity; undefined for one that no input can show. */
export const inputFunctionOf = (quantity: FieldQuantity): InputFunction | undefined => inputFunctions[quantity];
