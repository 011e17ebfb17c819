import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldQuantityOf, fromBaseUnit, toBaseUnit } from '../../../../core/field/index.ts';
import { type FieldUnit, fieldUnits } from '../../../../core/field/FieldUnit.ts';

const units = Object.values(fieldUnits).flat();

describe('a unit of a device', () => {
  const examples: readonly (readonly [number, FieldUnit, number])[] = [
    [7, 'bar', 7],
    [7_012, 'mbar', 7.012],
    [700, 'kPa', 7],
    [0.7, 'MPa', 7],
    [700_000, 'Pa', 7],
    [101.52641639, 'psi', 7],
    [20, 'degC', 20],
    [212, 'degF', 100],
    [-40, 'degF', -40],
    [293.15, 'K', 20],
    [2, 'm3/min', 2],
    [120, 'm3/h', 2],
    [2000, 'l/min', 2],
    [50, 'l/s', 3],
    [35.31467, 'cfm', 1],
    [5, 'm3', 5],
    [5000, 'l', 5],
    [35.31467, 'cft', 1],
    [46, 'kW', 46],
    [46_000, 'W', 46],
    [3, 'kWh', 3],
    [3000, 'Wh', 3],
    [3, 'MWh', 3000],
    [8, 'h', 8],
    [90, 'min', 1.5],
    [5400, 's', 1.5],
    [0.8, '1', 0.8],
    [80, '%', 0.8],
    [2950, '1/min', 2950],
    [50, 'Hz', 50],
    [12, 'A', 12],
    [20, 'mA', 0.02],
    [400, 'V', 400],
    [3, '', 3],
  ];

  test.each(examples)('%d %s is %d in the base unit', (value, unit, base) => {
    expect(toBaseUnit(value, unit)).toBeCloseTo(base, 9);
  });

  it('has a place in the table above for every one there is', () => {
    expect(new Set(examples.map(([, unit]) => unit))).toEqual(new Set(units));
  });

  it('comes back from its base unit, within 1e-12 of the figures involved', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.double({ min: -1e9, max: 1e9, noNaN: true }), (unit, value) => {
        const difference = Math.abs(fromBaseUnit(toBaseUnit(value, unit), unit) - value);
        expect(difference).toBeLessThanOrEqual(1e-12 * Math.max(Math.abs(value), 459.67));
      }),
    );
  });

  it('that comes first of its quantity is the base unit: nothing changes', () => {
    for (const [quantity, [base]] of Object.entries(fieldUnits)) {
      expect(toBaseUnit(123.456, base)).toBe(123.456);
      expect(fieldQuantityOf(base)).toBe(quantity);
    }
  });

  it('keeps a value that is missing', () => {
    for (const unit of units) expect(toBaseUnit(NaN, unit)).toBeNaN();
  });
});
