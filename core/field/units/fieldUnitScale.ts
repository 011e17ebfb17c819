import { entriesOf } from '../../records/index.ts';
import { unitScale } from '../../units/index.ts';
import { type FieldQuantity, type FieldUnit, fieldUnits } from '../FieldUnit.ts';

/** base = (value - offset) * times / over */
interface ToBase {
  readonly times: number;
  readonly over: number;
  readonly offset: number;
}

const linear = (times: number, over = 1): ToBase => ({ times, over, offset: 0 });
const psiPerBar = unitScale('psi')!.times;
const cubicFeetPerM3 = unitScale('cft')!.times;
const fahrenheit = unitScale('degF')!;

const toBase: Readonly<Record<FieldUnit, ToBase>> = {
  bar: linear(1),
  mbar: linear(1, 1000),
  kPa: linear(1, 100),
  MPa: linear(10),
  Pa: linear(1, 100_000),
  psi: linear(1, psiPerBar),
  degC: linear(1),
  degF: { times: fahrenheit.over, over: fahrenheit.times, offset: fahrenheit.offset },
  K: { times: 1, over: 1, offset: unitScale('K')!.offset },
  'm3/min': linear(1),
  'm3/h': linear(1, 60),
  'l/min': linear(1, 1000),
  'l/s': linear(60, 1000),
  cfm: linear(1, cubicFeetPerM3),
  m3: linear(1),
  l: linear(1, 1000),
  cft: linear(1, cubicFeetPerM3),
  kW: linear(1),
  W: linear(1, 1000),
  kWh: linear(1),
  Wh: linear(1, 1000),
  MWh: linear(1000),
  h: linear(1),
  min: linear(1, 60),
  s: linear(1, 3600),
  '1': linear(1),
  '%': linear(1, 100),
  '1/min': linear(1),
  Hz: linear(1),
  A: linear(1),
  mA: linear(1, 1000),
  V: linear(1),
  '': linear(1),
};

/** From a device's unit to the base unit of its quantity, unrounded: bar, degC, m3/min, m3, kW, kWh, h, 1, 1/min, Hz, A, V. NaN stays NaN. */
export function toBaseUnit(value: number, unit: FieldUnit): number {
  const { times, over, offset } = toBase[unit];
  return ((value - offset) * times) / over;
}

/** From the base unit to a device's unit, unrounded; NaN stays NaN. */
export function fromBaseUnit(value: number, unit: FieldUnit): number {
  const { times, over, offset } = toBase[unit];
  return (value * over) / times + offset;
}

const quantities = new Map(
  entriesOf<FieldQuantity, readonly FieldUnit[]>(fieldUnits).flatMap(([quantity, units]) => units.map((unit) => [unit, quantity] as const)),
);

/** What a unit measures. */
export function fieldQuantityOf(unit: FieldUnit): FieldQuantity {
  return quantities.get(unit)!;
}
