import { kelvinOffset, type Quantity, toDisplay, type UnitChoice } from '../units/index.ts';

/** What a value axis may show. */
export interface ValueLimits {
  /** The axis never goes below. */
  readonly floor: number;
  /** The axis is never narrower. */
  readonly step: number;
  /** The axis starts at zero. */
  readonly fromZero: boolean;
}

const amount = (step: number): ValueLimits => ({ floor: 0, step, fromZero: true });

const inBaseUnits: Readonly<Record<Quantity, ValueLimits>> = {
  pressure: { floor: 0, step: 0.2, fromZero: false },
  temperature: { floor: -kelvinOffset, step: 5, fromZero: false },
  volume: amount(1),
  volumeFlow: amount(1),
  power: amount(1),
  energy: amount(1),
  ratio: amount(0.1),
  specificPower: { floor: 0, step: 0.1, fromZero: false },
};

/** The limits of a quantity's axis in its base unit. */
export function baseLimits(quantity: Quantity): ValueLimits {
  return inBaseUnits[quantity];
}

/** The limits of a quantity's axis in the chosen display unit. */
export function valueLimits(quantity: Quantity, units: UnitChoice): ValueLimits {
  const { floor, step, fromZero } = baseLimits(quantity);
  return {
    floor: toDisplay(quantity, floor, units),
    step: toDisplay(quantity, step, units) - toDisplay(quantity, 0, units),
    fromZero,
  };
}
