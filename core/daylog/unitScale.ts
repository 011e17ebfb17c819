import type { CompressorQuantity, PlantQuantity } from '../samples/index.ts';
import { cubicFeetPerM3, kelvinOffset, mpaPerBar, psiPerBar } from '../units/index.ts';

/** In the file: base * factor + offset. */
export interface UnitScale {
  readonly factor: number;
  readonly offset: number;
}

const scaled = (factor: number, offset = 0): UnitScale => ({ factor, offset });
const base = scaled(1);
/** A number without unit. */
const bare = '';

const volumesPerM3 = { m3: 1, cft: cubicFeetPerM3 } as const;
const timesPerMinute = { s: 60, min: 1, h: 1 / 60 } as const;
const flows = Object.entries(volumesPerM3).flatMap(([volume, perM3]) =>
  Object.entries(timesPerMinute).map(([time, perMinute]) => [`${volume}/${time}`, scaled(perM3 / perMinute)]),
);

type Scales = Readonly<Record<string, UnitScale>>;
const count: Scales = { [bare]: base };
const ratio: Scales = { percent: scaled(100) };
const pressure: Scales = { bar: base, psi: scaled(psiPerBar), MPa: scaled(mpaPerBar) };
const flow = Object.fromEntries(flows) as Scales;
const power: Scales = { kW: base };
const temperature: Scales = { degC: base, degF: scaled(1.8, 32), degK: scaled(1, kelvinOffset), K: scaled(1, kelvinOffset) };

const scales: Readonly<Record<PlantQuantity | CompressorQuantity, Scales>> = {
  systemPressureBar: pressure,
  linePressureBar: pressure,
  volumeFlowM3min: flow,
  deliveryVolumeM3min: flow,
  powerKW: power,
  electricalPowerKW: power,
  temperatureDegC: temperature,
  loadRatio: ratio,
  status: count,
  technology: count,
};

/** How a file's unit relates to the quantity's base unit; undefined for a unit that the quantity does not have. */
export function unitScale(quantity: PlantQuantity | CompressorQuantity, unit = bare): UnitScale | undefined {
  return Object.hasOwn(scales[quantity], unit) ? scales[quantity][unit] : undefined;
}

/** The units that a file may state for a quantity. */
export function knownUnits(quantity: PlantQuantity | CompressorQuantity): readonly string[] {
  return Object.keys(scales[quantity]);
}
