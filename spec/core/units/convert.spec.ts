import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  currencies,
  displayDigits,
  displayUnit,
  fromDisplay,
  pressureUnits,
  quantities,
  type Quantity,
  temperatureUnits,
  toDisplay,
  type Unit,
  type UnitChoice,
  volumeUnits,
} from '../../../core/units/index.ts';

const base: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const choice: fc.Arbitrary<UnitChoice> = fc.record({
  pressure: fc.constantFrom(...pressureUnits),
  temperature: fc.constantFrom(...temperatureUnits),
  volume: fc.constantFrom(...volumeUnits),
  currency: fc.constantFrom(...currencies),
});
const quantity = fc.constantFrom(...quantities);
const reading = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('a value in the chosen unit', () => {
  it('comes back from the chosen unit to the base unit within 1e-12 of the figures involved', () => {
    fc.assert(
      fc.property(quantity, reading, choice, (of, value, chosen) => {
        const shown = toDisplay(of, value, chosen);
        const offset = Math.abs(toDisplay(of, 0, chosen));
        expect(Math.abs(fromDisplay(of, shown, chosen) - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(value), offset));
      }),
    );
  });

  it('goes to the chosen unit and back the other way round as exactly', () => {
    fc.assert(
      fc.property(quantity, reading, choice, (of, shown, chosen) => {
        const again = toDisplay(of, fromDisplay(of, shown, chosen), chosen);
        const offset = Math.abs(toDisplay(of, 0, chosen));
        expect(Math.abs(again - shown)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(shown), offset));
      }),
    );
  });

  test.each<[Quantity, number, Partial<UnitChoice>, number]>([
    ['pressure', 1, { pressure: 'psi' }, 14.50377377],
    ['pressure', 7, { pressure: 'MPa' }, 0.7],
    ['pressure', 7, {}, 7],
    ['volume', 1, { volume: 'cft' }, 35.31467],
    ['volumeFlow', 2, { volume: 'cft' }, 70.62934],
    ['temperature', 0, { temperature: 'degF' }, 32],
    ['temperature', 100, { temperature: 'degF' }, 212],
    ['temperature', -40, { temperature: 'degF' }, -40],
    ['temperature', 0, { temperature: 'degK' }, 273.15],
    ['temperature', 21, {}, 21],
    ['power', 90, {}, 90],
    ['energy', 12.5, {}, 12.5],
    ['ratio', 0.875, {}, 87.5],
    ['specificPower', 35.31467, { volume: 'cft' }, 1],
    ['specificPower', 6.1, {}, 6.1],
  ])('%s %d with %p reads %d', (of, value, chosen, shown) => {
    expect(toDisplay(of, value, { ...base, ...chosen })).toBeCloseTo(shown, 12);
  });

  it('stays missing', () => {
    fc.assert(
      fc.property(quantity, choice, (of, chosen) => {
        expect(toDisplay(of, NaN, chosen)).toBeNaN();
        expect(fromDisplay(of, NaN, chosen)).toBeNaN();
      }),
    );
  });

  it('keeps the specific power a ratio of the figures shown', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.double({ min: 1, max: 100, noNaN: true }),
        choice,
        (kW, flow, chosen) => {
          const shown = toDisplay('specificPower', kW / flow, chosen);
          expect(shown).toBeCloseTo(toDisplay('power', kW, chosen) / toDisplay('volumeFlow', flow, chosen), 9);
        },
      ),
    );
  });
});

describe('the unit shown', () => {
  test.each<[Quantity, Partial<UnitChoice>, Unit, number]>([
    ['pressure', {}, 'bar', 1],
    ['pressure', { pressure: 'psi' }, 'psi', 0],
    ['pressure', { pressure: 'MPa' }, 'MPa', 2],
    ['temperature', {}, 'degC', 0],
    ['temperature', { temperature: 'degF' }, 'degF', 0],
    ['temperature', { temperature: 'degK' }, 'degK', 0],
    ['volume', { volume: 'cft' }, 'cft', 0],
    ['volumeFlow', {}, 'm3/min', 1],
    ['volumeFlow', { volume: 'cft' }, 'cft/min', 0],
    ['power', {}, 'kW', 1],
    ['energy', {}, 'kWh', 1],
    ['ratio', {}, 'percent', 0],
    ['specificPower', {}, 'kW/(m3/min)', 2],
    ['specificPower', { volume: 'cft' }, 'kW/(cft/min)', 3],
  ])('of %s with %p is %s with %d decimals', (of, chosen, unit, digits) => {
    expect(displayUnit(of, { ...base, ...chosen })).toBe(unit);
    expect(displayDigits(of, { ...base, ...chosen })).toBe(digits);
  });

  it('does not depend on the currency', () => {
    fc.assert(
      fc.property(quantity, reading, choice, fc.constantFrom(...currencies), (of, value, chosen, currency) => {
        expect(displayUnit(of, { ...chosen, currency })).toBe(displayUnit(of, chosen));
        expect(toDisplay(of, value, { ...chosen, currency })).toBe(toDisplay(of, value, chosen));
      }),
    );
  });
});
