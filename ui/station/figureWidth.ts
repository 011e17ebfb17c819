import type { CSSProperties } from 'react';
import type { Quantity } from '../../core/units/index.ts';
import { cssVars } from '../kit/index.ts';

/** Width in digits of the longest figure that is usual, so that a further digit moves nothing. */
const defaultLength: Readonly<Record<Quantity, number>> = {
  pressure: 3.5,
  temperature: 3,
  volume: 5.5,
  volumeFlow: 4.5,
  power: 4.5,
  energy: 6.5,
  ratio: 3,
  specificPower: 3.5,
};
/** A character of the unit, and the gap before it, in widths of a digit of the figure. */
const unitCharacter = 0.55;
const unitGap = 0.3;

/** Room for the usual figures of a quantity and their unit, as the variable `--fg-width`. */
export function figureWidth(quantity: Quantity, unit: string): CSSProperties {
  return cssVars({ '--fg-width': `${defaultLength[quantity] + unitGap + unit.length * unitCharacter}ch` });
}
