import { type Figure, ratioOf, rounded } from '../figures/index.ts';
import { type AnyQuantity, displayValue, type Unit, type UnitChoice } from '../units/index.ts';

/** How a figure is shown: as a quantity, or as a number in a fixed unit or in none, of which `over` make one. */
export type ShownAs = AnyQuantity | { readonly unit: Unit | undefined; readonly digits: number; readonly over: number };

/** From seconds; a hundredth is 36 s. */
export const hours: ShownAs = { unit: 'h', digits: 2, over: 3600 };
/** Of events. */
export const count: ShownAs = { unit: undefined, digits: 0, over: 1 };

/** Decimals of a balance where they differ from a screen's: specific power 5, rates 3; a cubic foot is small, its cost has 5. */
const balanceDigits: Readonly<Partial<Record<AnyQuantity, (choice: UnitChoice) => number>>> = {
  specificEnergy: () => 5,
  specificPower: () => 5,
  energyPrice: () => 3,
  airCost: ({ volume }) => (volume === 'm3' ? 3 : 5),
  energyCo2: () => 3,
  money: () => 2,
};

/** A value in its display unit, rounded to the digits of a balance. */
export function balanceFigure(
  shown: ShownAs,
  base: Figure,
  choice: UnitChoice,
): { readonly unit: Unit | undefined; readonly digits: number; readonly value: Figure } {
  if (typeof shown === 'object') return { unit: shown.unit, digits: shown.digits, value: rounded(ratioOf(base, shown.over), shown.digits) };
  const { value, unit, digits: defaultDigits } = displayValue(shown, base, choice);
  const digits = balanceDigits[shown]?.(choice) ?? defaultDigits;
  return { unit, digits, value: rounded(value, digits) };
}
