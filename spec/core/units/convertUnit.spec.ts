import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { convertUnit, convertDifference, type Unit, unitScale } from '../../../core/units/index.ts';
import { simpleUnits } from '../../../core/units/Unit.ts';

const simple = fc.constantFrom(...simpleUnits);
const kinds: readonly (readonly Unit[])[] = [
  ['bar', 'psi', 'MPa'],
  ['degC', 'degF', 'degK', 'K'],
  ['m3', 'cft', 'l'],
  ['s', 'min', 'h', 'd'],
  ['m3/min', 'cft/min', 'm3/h', 'cft/d', 'l/s'],
  ['kW/(m3/min)', 'kW/(cft/min)', 'kW/100cfm', 'kW/(m3/h)', 'kW/(l/min)'],
  ['kWh/m3', 'kWh/cft', 'kWh/l'],
  ['EUR/m3', 'EUR/cft', 'EUR/l'],
  ['kW/K', 'kW/degF', 'kW/degC'],
];
const pair = fc.constantFrom(...kinds).chain((units) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)));
/** Below this a number has fewer than its 53 bits. */
const minNormal = 2 ** -1000;
const ordinary = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > minNormal);
const reading = fc.oneof(ordinary, fc.constantFrom(0, -40, -273.15, -459.67));
/** What an offset adds to a figure. */
const zeroPoint = 459.67;

describe('a conversion between units', () => {
  test.each<[number, Unit, Unit, number]>([
    [1, 'bar', 'psi', 14.50377377],
    [1, 'bar', 'MPa', 0.1],
    [7, 'bar', 'MPa', 0.7],
    [14.50377377, 'psi', 'MPa', 0.1],
    [1, 'm3', 'cft', 35.31467],
    [1, 'm3', 'l', 1000],
    [-40, 'degC', 'degF', -40],
    [-40, 'degF', 'degC', -40],
    [0, 'K', 'degC', -273.15],
    [0, 'degK', 'degF', -459.67],
    [-273.15, 'degC', 'K', 0],
    [-459.67, 'degF', 'K', 0],
    [5, 'degK', 'K', 5],
    [90, 'min', 'h', 1.5],
    [2, 'd', 'h', 48],
    [1, 'h', 's', 3600],
    [2, 'm3/min', 'm3/h', 120],
    [1, 'm3/min', 'cft/min', 35.31467],
    [6, 'kW/(m3/min)', 'kW/(m3/h)', 0.1],
    [0.3531467, 'kW/(m3/min)', 'kW/100cfm', 1],
    [35.31467, 'kWh/m3', 'kWh/cft', 1],
    [1.8, 'kW/K', 'kW/degF', 1],
    [0.35, 'EUR/kWh', 'EUR/kWh', 0.35],
  ])('%d %s in %s: %d', (value, from, to, expected) => {
    expect(convertUnit(value, from, to)).toBeCloseTo(expected, 11);
  });

  it('comes back within 1e-12 of the figures involved', () => {
    fc.assert(
      fc.property(pair, reading, ([from, to], value) => {
        const there = convertUnit(value, from, to)!;
        const tolerance = 1e-12 * Math.max(Math.abs(value), from.length <= 4 ? zeroPoint : 0);
        expect(Math.abs(convertUnit(there, to, from)! - value)).toBeLessThanOrEqual(tolerance);
      }),
      { numRuns: 1000 },
    );
  });

  it('of a difference is the difference of the conversions', () => {
    fc.assert(
      fc.property(
        pair,
        fc.double({ min: -300, max: 300, noNaN: true }),
        fc.double({ min: -300, max: 300, noNaN: true }),
        ([from, to], a, b) => {
          const apart = convertUnit(a, from, to)! - convertUnit(b, from, to)!;
          expect(Math.abs(convertDifference(a - b, from, to)! - apart)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(apart)));
        },
      ),
    );
    expect(convertDifference(5, 'K', 'degF')).toBe(9);
    expect(convertDifference(0, 'degC', 'degK')).toBe(0);
  });

  it('leaves a value in its own unit as it is, to the last bit', () => {
    const known = fc.oneof(simple, fc.constantFrom(...kinds.flat()));
    fc.assert(fc.property(known, reading, (unit, value) => expect(convertUnit(value, unit, unit)).toBe(value)));
  });

  test.each<[Unit, Unit]>([
    ['EUR', 'USD'],
    ['EUR/kWh', 'GBP/kWh'],
    ['kW', 'kWh'],
    ['bar', 'degC'],
    ['m3', 'm3/min'],
    ['kW/(m3/min)', 'kWh/m3'],
  ])('from %s to %s there is none: they are different kinds', (from, to) => {
    expect(convertUnit(1, from, to)).toBeUndefined();
    expect(convertDifference(1, from, to)).toBeUndefined();
  });

  test.each([NaN, Infinity, -Infinity])('of %p gives no figure', (value) => {
    expect(convertUnit(value, 'bar', 'psi')).toBeUndefined();
    expect(convertDifference(value, 'bar', 'bar')).toBeUndefined();
  });

  it('that no number can hold gives no figure', () => {
    expect(convertUnit(Number.MAX_VALUE, 'm3', 'l')).toBeUndefined();
  });
});

describe('a unit', () => {
  it('[SET-11] is known alone and in every ratio: pressure, volume, temperature, time, power, energy, current, mass, percent, money', () => {
    const listed = 'bar psi MPa m3 cft degC degF K s min h d kW kWh mA kg l percent EUR USD GBP'.split(' ');
    for (const above of listed) {
      expect(unitScale(above)).toBeDefined();
      for (const below of listed) {
        expect(unitScale(`${above}/${below}`)).toBeDefined();
        expect(unitScale(`${above}/(${below}/min)`)).toBeDefined();
      }
    }
    expect(convertUnit(1, 'bar', 'psi')).toBe(14.50377377);
    expect(convertUnit(1, 'bar', 'MPa')).toBe(0.1);
    expect(convertUnit(1, 'm3', 'cft')).toBe(35.31467);
  });

  it('that is unknown, or no unit at all, has no scale', () => {
    const known = new Set<string>(simpleUnits);
    for (const text of [
      '',
      'BAR',
      'bar/',
      '/bar',
      'bar/psi/K',
      'kW/(m3/min',
      '(bar)',
      'm3 /min',
      'constructor',
      '__proto__',
      'bar/toString',
    ])
      expect(unitScale(text)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.string().filter((text) => !known.has(text) && !text.includes('/')),
        (text) => expect(unitScale(text)).toBeUndefined(),
      ),
    );
  });
});
