import type { CompressorQuantity, PlantQuantity } from '../../samples/index.ts';
import type { PressureUnit, TemperatureUnit, UnitChoice, VolumeUnit } from '../../units/index.ts';
import type { DayFileColumn, DayFileLayout } from './DayFileLayout.ts';

/** The units a day file can be written in; a flow is per minute. */
export type DayFileUnits = Pick<UnitChoice, 'pressure' | 'temperature' | 'volume'>;

type Printed = Pick<DayFileColumn<never>, 'unit' | 'digits'>;

/** As many decimals as keep what the base unit's show. */
const pressures: Readonly<Record<PressureUnit, Printed>> = {
  bar: { unit: 'bar', digits: 3 },
  psi: { unit: 'psi', digits: 2 },
  MPa: { unit: 'MPa', digits: 4 },
};
const temperatures: Readonly<Record<TemperatureUnit, Printed>> = {
  degC: { unit: 'degC', digits: 1 },
  degF: { unit: 'degF', digits: 1 },
  degK: { unit: 'degK', digits: 1 },
};
const flows: Readonly<Record<VolumeUnit, Printed>> = {
  m3: { unit: 'm3/min', digits: 3 },
  cft: { unit: 'cft/min', digits: 2 },
};

const printed: { readonly [Q in PlantQuantity | CompressorQuantity]?: (units: DayFileUnits) => Printed } = {
  systemPressureBar: ({ pressure }) => pressures[pressure],
  linePressureBar: ({ pressure }) => pressures[pressure],
  volumeFlowM3min: ({ volume }) => flows[volume],
  deliveryVolumeM3min: ({ volume }) => flows[volume],
  temperatureDegC: ({ temperature }) => temperatures[temperature],
};

/** The same layout with its columns in these units, to write files with; a reader takes the units from the file. Keep the result: a writer is made once for each. */
export function layoutInUnits(layout: DayFileLayout, units: DayFileUnits): DayFileLayout {
  const inUnits = <Q extends PlantQuantity | CompressorQuantity>(column: DayFileColumn<Q>): DayFileColumn<Q> => ({
    ...column,
    ...printed[column.quantity]?.(units),
  });
  return { ...layout, plant: layout.plant.map(inUnits), compressor: layout.compressor.map(inUnits) };
}
