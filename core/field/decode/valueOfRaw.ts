import type { ModelPoint } from '../DeviceModel.ts';
import type { Scaling } from '../Profile.ts';
import type { Reading } from '../Reading.ts';
import { fieldQuantityOf, fromBaseUnit, toBaseUnit } from '../units/fieldUnitScale.ts';
import { freeAirFactor } from '../units/gasReference.ts';
import type { Raw } from './words.ts';

/** How a raw number becomes a value. */
export type Measured = Scaling & Pick<ModelPoint, 'reference' | 'min' | 'max'>;

/** A decimal step is divided by, so that 73 tenths are 7.3 and not 7.300000000000001. */
function times(value: number, scale: number): number {
  const parts = 1 / scale;
  return Number.isInteger(parts) ? value / parts : value * scale;
}

/** Cubic metres of free air in a cubic metre as the point counts it; 1 for what is no volume. */
function referenceFactor({ unit = '', reference = 'iso1217' }: Measured): number {
  const quantity = fieldQuantityOf(unit);
  return quantity === 'volume' || quantity === 'volumeFlow' ? freeAirFactor(reference) : 1;
}

/** What a raw number is in the base unit, a volume at ISO 1217; NaN, infinities and what lies outside of min and max are missing. */
export function valueOfRaw(point: Measured, raw: Raw): Pick<Reading, 'value' | 'missing'> {
  const { scale = 1, offset = 0, unit = '', min = -Infinity, max = Infinity } = point;
  const inUnit = times(Number(raw), scale) + offset;
  const value = toBaseUnit(inUnit, unit) * referenceFactor(point);
  if (!Number.isFinite(value)) return { value: undefined, missing: { kind: 'notNumber' } };
  if (inUnit < min || inUnit > max) return { value: undefined, missing: { kind: 'outOfRange', value } };
  return { value };
}

/** The raw number of a value in the base unit, unrounded: the inverse of `valueOfRaw`. */
export function rawOfValue(point: Measured, value: number): number {
  const { scale = 1, offset = 0, unit = '' } = point;
  return times(fromBaseUnit(value / referenceFactor(point), unit) - offset, 1 / scale);
}
