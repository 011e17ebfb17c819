import type { Unit } from './Unit.ts';
import { type UnitScale, unitScale } from './unitScale.ts';

const through = (from: UnitScale, to: UnitScale, value: number): number => (value * from.over * to.times) / (from.times * to.over);

function converted(value: number, from: Unit, to: Unit, asDifference: boolean): number | undefined {
  const source = unitScale(from);
  const target = unitScale(to);
  if (source === undefined || source.kind !== target?.kind || !Number.isFinite(value)) return undefined;
  if (source === target) return value;
  const result = asDifference ? through(source, target, value) : through(source, target, value - source.offset) + target.offset;
  return Number.isFinite(result) ? result : undefined;
}

/**
 * A value in another unit, unrounded.
 * Undefined between units of different kinds (two currencies are different kinds), for a missing value and beyond the range of numbers.
 */
export function convertUnit(value: number, from: Unit, to: Unit): number | undefined {
  return converted(value, from, to, false);
}

/** A difference of two values in another unit, unrounded: 5 K are 9 degF. Undefined like `convertUnit`. */
export function convertDifference(value: number, from: Unit, to: Unit): number | undefined {
  return converted(value, from, to, true);
}
