import type { InputFunction } from '../../../../../core/inputs/index.ts';
import type { Quantity } from '../../../../../core/units/index.ts';

export interface InputStyle {
  /** In the bubble, as in the station's picture: P pressure, F flow, T temperature. */
  readonly letter: string;
  /** Text id. */
  readonly word: string;
  readonly quantity: Quantity;
}

/** How an analog input is shown, by what it measures. */
export const inputStyle: Readonly<Record<InputFunction, InputStyle>> = {
  pressure: { letter: 'P', word: /*i18n*/ 'Druck', quantity: 'pressure' },
  volumeFlow: { letter: 'F', word: /*i18n*/ 'Volumenstrom', quantity: 'volumeFlow' },
  temperature: { letter: 'T', word: /*i18n*/ 'Temperatur', quantity: 'temperature' },
};
