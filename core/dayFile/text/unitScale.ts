import type { CompressorQuantity, PlantQuantity } from '../../samples/index.ts';
import { pressureUnits, unitScale as scaleOf, volumeUnits } from '../../units/index.ts';

type LoggedQuantity = PlantQuantity | CompressorQuantity;

/** In the file: base * factor + offset. */
export interface UnitScale {
  readonly factor: number;
  readonly offset: number;
}

interface LoggedUnits {
  /** Core's own unit; undefined for a plain number. */
  readonly own: string | undefined;
  readonly known: readonly string[];
}

/** A number without unit. */
const bare = '';
const pressure: LoggedUnits = { own: 'bar', known: pressureUnits };
const flow: LoggedUnits = { own: 'm3/min', known: volumeUnits.flatMap((volume) => ['s', 'min', 'h'].map((time) => `${volume}/${time}`)) };
const power: LoggedUnits = { own: 'kW', known: ['kW'] };
const temperature: LoggedUnits = { own: 'degC', known: ['degC', 'degF', 'degK', 'K'] };
const ratio: LoggedUnits = { own: undefined, known: ['percent'] };
const count: LoggedUnits = { own: undefined, known: [bare] };

const loggedUnits: Readonly<Record<LoggedQuantity, LoggedUnits>> = {
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

const plain = { times: 1, over: 1, offset: 0 };
const scaleOrPlain = (unit: string | undefined) => (unit === undefined ? plain : (scaleOf(unit) ?? plain));

/** How a file's unit relates to the quantity's base unit; undefined for a unit that the quantity does not have. */
export function unitScale(quantity: LoggedQuantity, unit = bare): UnitScale | undefined {
  const { own, known } = loggedUnits[quantity];
  if (!known.includes(unit)) return undefined;
  const [stated, base] = [scaleOrPlain(unit), scaleOrPlain(own)];
  return { factor: (stated.times * base.over) / (stated.over * base.times), offset: stated.offset };
}

/** The units that a file may state for a quantity. */
export function knownUnits(quantity: LoggedQuantity): readonly string[] {
  return loggedUnits[quantity].known;
}
