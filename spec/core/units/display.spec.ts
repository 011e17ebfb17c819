import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type AnyQuantity,
  currencies,
  displayDifference,
  displayUnit,
  displayValue,
  fromDisplay,
  pressureUnits,
  quantities,
  temperatureUnits,
  toDisplay,
  type Unit,
  type UnitChoice,
  unitScale,
  volumeUnits,
} from '../../../core/units/index.ts';
import { reportQuantities } from '../../../core/units/quantity.ts';

const base: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const choice: fc.Arbitrary<UnitChoice> = fc.record({
  pressure: fc.constantFrom(...pressureUnits),
  temperature: fc.constantFrom(...temperatureUnits),
  volume: fc.constantFrom(...volumeUnits),
  currency: fc.constantFrom(...currencies),
});
const all: readonly AnyQuantity[] = [...quantities, ...reportQuantities];
const quantity = fc.constantFrom(...all);
/** Below this a number has fewer than its 53 bits. */
const minNormal = 2 ** -1000;
const ordinary = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > minNormal);
const reading = fc.oneof(ordinary, fc.constantFrom(0, -40, -273.15, 100));

describe('a value in the chosen unit', () => {
  it('comes back from the chosen unit to the base unit within 1e-12 of the figures involved', () => {
    fc.assert(
      fc.property(quantity, reading, choice, (of, value, chosen) => {
        const shown = toDisplay(of, value, chosen);
        const offset = Math.abs(toDisplay(of, 0, chosen));
        expect(Math.abs(fromDisplay(of, shown, chosen) - value)).toBeLessThanOrEqual(1e-12 * Math.max(Math.abs(value), offset));
      }),
      { numRuns: 1000 },
    );
  });

  it('goes to the chosen unit and back the other way round as exactly', () => {
    fc.assert(
      fc.property(quantity, reading, choice, (of, shown, chosen) => {
        const again = toDisplay(of, fromDisplay(of, shown, chosen), chosen);
        const offset = Math.abs(toDisplay(of, 0, chosen));
        expect(Math.abs(again - shown)).toBeLessThanOrEqual(1e-12 * Math.max(Math.abs(shown), offset));
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[AnyQuantity, number, Partial<UnitChoice>, number]>([
    ['pressure', 1, { pressure: 'psi' }, 14.50377377],
    ['pressure', 7, { pressure: 'MPa' }, 0.7],
    ['pressure', 7, {}, 7],
    ['volume', 1, { volume: 'cft' }, 35.31467],
    ['volumeFlow', 2, { volume: 'cft' }, 70.62934],
    ['temperature', 0, { temperature: 'degF' }, 32],
    ['temperature', 100, { temperature: 'degF' }, 212],
    ['temperature', -40, { temperature: 'degF' }, -40],
    ['temperature', -273.15, { temperature: 'degF' }, -459.67],
    ['temperature', 0, { temperature: 'degK' }, 273.15],
    ['temperature', -273.15, { temperature: 'degK' }, 0],
    ['temperature', 21, {}, 21],
    ['temperatureDifference', 40, {}, 40],
    ['temperatureDifference', 40, { temperature: 'degF' }, 72],
    ['temperatureDifference', 40, { temperature: 'degK' }, 40],
    ['power', 90, {}, 90],
    ['energy', 12.5, {}, 12.5],
    ['ratio', 0.875, {}, 87.5],
    ['share', 0.875, {}, 87.5],
    ['specificPower', 0.3531467, { volume: 'cft' }, 1],
    ['specificPower', 6.1, {}, 6.1],
    ['specificEnergy', 3.531467, { volume: 'cft' }, 0.1],
    ['airCost', 0.3531467, { volume: 'cft', currency: 'USD' }, 0.01],
    ['gasVolume', 2, { volume: 'cft' }, 70.62934],
    ['gasPrice', 0.9, { volume: 'cft' }, 0.9],
  ])('%s %d with %p reads %d', (of, value, chosen, shown) => {
    expect(toDisplay(of, value, { ...base, ...chosen })).toBeCloseTo(shown, 12);
  });

  it('is the base value itself, to the last bit, where the base units are chosen', () => {
    const plain = fc.constantFrom(...all.filter((of) => of !== 'ratio' && of !== 'share'));
    fc.assert(
      fc.property(
        plain,
        reading.map((value) => value + 0),
        (of, value) => expect(toDisplay(of, value, base)).toBe(value),
      ),
    );
  });

  it('keeps the specific power a ratio of the figures shown', () => {
    const kilowatts = fc.double({ min: 1, max: 500, noNaN: true });
    const flow = fc.double({ min: 1, max: 100, noNaN: true });
    fc.assert(
      fc.property(kilowatts, flow, choice, (kW, m3min, chosen) => {
        const shown = toDisplay('specificPower', kW / m3min, chosen);
        const flows = chosen.volume === 'cft' ? 100 : 1;
        expect(shown).toBeCloseTo((flows * toDisplay('power', kW, chosen)) / toDisplay('volumeFlow', m3min, chosen), 9);
      }),
    );
  });

  it('keeps the difference of two temperatures the difference of the figures shown', () => {
    const degC = fc.double({ min: -273.15, max: 1000, noNaN: true });
    fc.assert(
      fc.property(degC, degC, choice, (warm, cold, chosen) => {
        const shown = toDisplay('temperature', warm, chosen) - toDisplay('temperature', cold, chosen);
        expect(toDisplay('temperatureDifference', warm - cold, chosen)).toBeCloseTo(shown, 9);
      }),
    );
  });

  it('never converts money: the currency is a label', () => {
    const label = fc.constantFrom(...currencies);
    fc.assert(
      fc.property(quantity, reading, choice, label, (of, value, chosen, currency) => {
        const { value: shown, unit } = displayValue(of, value, chosen);
        const other = displayValue(of, value, { ...chosen, currency });
        expect(other.value).toBe(shown);
        expect(other.unit.replace(currency, chosen.currency)).toBe(unit);
      }),
    );
  });
});

describe('the figure shown', () => {
  test.each<[AnyQuantity, Partial<UnitChoice>, Unit, number]>([
    ['pressure', {}, 'bar', 1],
    ['pressure', { pressure: 'psi' }, 'psi', 0],
    ['pressure', { pressure: 'MPa' }, 'MPa', 2],
    ['temperature', {}, 'degC', 0],
    ['temperature', { temperature: 'degF' }, 'degF', 0],
    ['temperature', { temperature: 'degK' }, 'degK', 0],
    ['temperatureDifference', {}, 'K', 1],
    ['temperatureDifference', { temperature: 'degF' }, 'degF', 1],
    ['volume', {}, 'm3', 0],
    ['volume', { volume: 'cft' }, 'cft', 0],
    ['volumeFlow', {}, 'm3/min', 1],
    ['volumeFlow', { volume: 'cft' }, 'cft/min', 0],
    ['power', {}, 'kW', 1],
    ['energy', {}, 'kWh', 1],
    ['ratio', {}, 'percent', 0],
    ['share', {}, 'percent', 1],
    ['specificPower', {}, 'kW/(m3/min)', 2],
    ['specificPower', { volume: 'cft' }, 'kW/100cfm', 1],
    ['specificEnergy', {}, 'kWh/m3', 5],
    ['specificEnergy', { volume: 'cft' }, 'kWh/cft', 5],
    ['money', { currency: 'GBP' }, 'GBP', 2],
    ['energyPrice', { currency: 'USD' }, 'USD/kWh', 3],
    ['oilPrice', {}, 'EUR/l', 3],
    ['gasPrice', { volume: 'cft' }, 'EUR/m3', 3],
    ['airCost', { volume: 'cft', currency: 'GBP' }, 'GBP/cft', 5],
    ['mass', {}, 'kg', 0],
    ['energyCo2', {}, 'kg/kWh', 3],
    ['oilCo2', {}, 'kg/l', 2],
    ['gasCo2', {}, 'kg/m3', 2],
    ['oilHeatingValue', {}, 'kWh/l', 1],
    ['gasHeatingValue', {}, 'kWh/m3', 1],
    ['oilVolume', {}, 'l', 0],
    ['gasVolume', { volume: 'cft' }, 'cft', 0],
    ['runningTime', {}, 'h', 0],
    ['current', {}, 'mA', 1],
  ])('[SET-11] of %s with %p is in %s with %d decimals', (of, chosen, unit, digits) => {
    expect(displayValue(of, 1, { ...base, ...chosen })).toMatchObject({ unit, digits });
    expect(displayUnit(of, { ...base, ...chosen })).toBe(unit);
  });

  it('has a known unit, and the number of toDisplay', () => {
    fc.assert(
      fc.property(quantity, reading, choice, (of, value, chosen) => {
        const figure = displayValue(of, value, chosen);
        expect(unitScale(figure.unit)).toBeDefined();
        expect(figure.value).toBe(toDisplay(of, value, chosen));
      }),
    );
  });

  it('is missing where the value is missing or no number can hold it, and keeps its unit', () => {
    const unfit = fc.constantFrom(undefined, NaN, Infinity, -Infinity);
    fc.assert(
      fc.property(quantity, unfit, choice, (of, value, chosen) => {
        expect(displayValue(of, value, chosen)).toEqual({ ...displayValue(of, 1, chosen), value: undefined });
      }),
    );
    expect(displayValue('volume', Number.MAX_VALUE, { ...base, volume: 'cft' }).value).toBeUndefined();
  });
});

describe('how much more a value is', () => {
  test.each([
    ['temperature', 30, 20, { temperature: 'degF' }, 18],
    ['temperature', 20, 30, { temperature: 'degK' }, -10],
    ['pressure', 8, 7, { pressure: 'psi' }, 14.50377377],
    ['pressure', 8, 8, {}, 0],
    ['ratio', 0.5, 0.25, {}, 25],
  ] as const)('%s %d than %d with %p is %d', (of, value, other, chosen, difference) => {
    expect(displayDifference(of, value, other, { ...base, ...chosen })).toBeCloseTo(difference, 9);
  });

  it('is not known where either is missing', () => {
    expect(displayDifference('pressure', undefined, 7, base)).toBeUndefined();
    expect(displayDifference('pressure', 7, undefined, base)).toBeUndefined();
    expect(displayDifference('pressure', undefined, undefined, base)).toBeUndefined();
  });
});
