import type { Figure } from '../../../../../core/figures/index.ts';
import { type Fuel, type HeatFigures, type HeatRecovery, waterVolumeM3 } from '../../../../../core/heat/index.ts';
import type { AnyQuantity } from '../../../../../core/units/index.ts';

/** A line of the results. */
export interface HeatRow {
  readonly figure: keyof HeatFigures;
  readonly quantity: AnyQuantity;
  /** In the base unit. */
  readonly perDay: Figure;
  readonly perYear: Figure;
}

/** What a fuel's amount is measured as. */
export const fuelQuantities = { heatingOil: 'oilVolume', cityGas: 'gasVolume' } as const satisfies Record<Fuel, AnyQuantity>;

const quantities: Readonly<Record<Exclude<keyof HeatFigures, 'fuelAmount'>, AnyQuantity>> = {
  heatKWh: 'energy',
  fuelEnergyKWh: 'energy',
  saving: 'money',
  co2Kg: 'mass',
  hotWaterKg: 'volume',
};

const order: readonly (keyof HeatFigures)[] = ['saving', 'heatKWh', 'fuelEnergyKWh', 'fuelAmount', 'co2Kg', 'hotWaterKg'];

/** The results of a day and a year. */
export function heatRows({ daily, yearly }: HeatRecovery, fuel: Fuel): readonly HeatRow[] {
  const shown = (figure: keyof HeatFigures, value: Figure) => (figure === 'hotWaterKg' ? waterVolumeM3(value) : value);
  return order.map((figure) => ({
    figure,
    quantity: figure === 'fuelAmount' ? fuelQuantities[fuel] : quantities[figure],
    perDay: shown(figure, daily[figure]),
    perYear: shown(figure, yearly[figure]),
  }));
}
