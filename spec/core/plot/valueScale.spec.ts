import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { valueDomain, valueLimits, valueScale, valueTicks } from '../../../core/plot/index.ts';
import { pressureUnits, quantities, temperatureUnits, toDisplay, volumeUnits } from '../../../core/units/index.ts';

const choices = fc.record({
  pressure: fc.constantFrom(...pressureUnits),
  temperature: fc.constantFrom(...temperatureUnits),
  volume: fc.constantFrom(...volumeUnits),
  currency: fc.constant('EUR' as const),
});
const metric = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' } as const;

describe('a value axis', () => {
  it('stays above the floor, at least a step wide, and shows every value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...quantities),
        choices,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.integer({ min: 2, max: 8 }),
        (quantity, units, width, above, count) => {
          const limits = valueLimits(quantity, units);
          const least = limits.floor + above;
          const extent = { min: least, max: least + width * 100 };
          const [low, high] = valueDomain(extent, limits, count);
          expect(low).toBeGreaterThanOrEqual(limits.floor);
          expect(high - low).toBeGreaterThanOrEqual(limits.step * (1 - 1e-9));
          expect(low).toBeLessThanOrEqual(extent.min);
          expect(high).toBeGreaterThanOrEqual(extent.max);
          if (limits.fromZero) expect(low).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  it('has ascending ticks inside its domain that its decimals distinguish', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0.1, max: 1000, noNaN: true }), (min, width) => {
        const domain = valueDomain({ min, max: min + width }, valueLimits('pressure', metric), 4);
        const { values, digits } = valueTicks(domain, 4);
        expect(values.length).toBeGreaterThanOrEqual(2);
        values.forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(domain[0]);
          expect(value).toBeLessThanOrEqual(domain[1]);
          if (i > 0) expect(value).toBeGreaterThan(values[i - 1]!);
        });
        expect(new Set(values.map((value) => value.toFixed(digits))).size).toBe(values.length);
        for (const value of values) expect(Number(value.toFixed(digits))).toBeCloseTo(value, 9);
      }),
    );
  });

  test.each([
    ['temperature', 'degC', -273.15],
    ['temperature', 'degF', -459.67],
    ['temperature', 'degK', 0],
    ['pressure', 'degC', 0],
    ['volumeFlow', 'degC', 0],
  ] as const)('%s in %s starts at %d or above', (quantity, temperature, floor) => {
    const limits = valueLimits(quantity, { ...metric, temperature });
    expect(limits.floor).toBeCloseTo(floor, 9);
    expect(valueDomain({ min: floor - 50, max: floor + 1 }, limits, 4)[0]).toBeCloseTo(floor, 9);
  });

  test.each([
    ['bar', 6.83, 7.31, [6.8, 7, 7.2, 7.4], 1],
    ['psi', 6.83, 7.31, [98, 100, 102, 104, 106, 108], 0],
    ['MPa', 6.83, 7.31, [0.68, 0.7, 0.72, 0.74], 2],
  ] as const)('is round in the unit shown: %s', (pressure, min, max, values, digits) => {
    const units = { ...metric, pressure };
    const shown = { min: toDisplay('pressure', min, units), max: toDisplay('pressure', max, units) };
    expect(valueTicks(valueDomain(shown, valueLimits('pressure', units), 4), 4)).toEqual({ values, digits });
  });

  it.each([
    ['volumeFlow', [0, 5]],
    ['pressure', [0, 1]],
    ['temperature', [0, 25]],
    ['ratio', [0, 50]],
  ] as const)('has five steps from zero on without any value: %s', (quantity, domain) => {
    expect(valueDomain({ min: NaN, max: NaN }, valueLimits(quantity, metric), 5)).toEqual(domain);
    expect(valueDomain({ min: 3, max: NaN }, valueLimits(quantity, metric), 5)).toEqual(domain);
  });

  it.each([
    ['pressure', { floor: 0, step: 0.2, fromZero: false }],
    ['temperature', { floor: -273.15, step: 5, fromZero: false }],
    ['volume', { floor: 0, step: 1, fromZero: true }],
    ['volumeFlow', { floor: 0, step: 1, fromZero: true }],
    ['power', { floor: 0, step: 1, fromZero: true }],
    ['energy', { floor: 0, step: 1, fromZero: true }],
    ['ratio', { floor: 0, step: 10, fromZero: true }],
    ['specificPower', { floor: 0, step: 0.1, fromZero: false }],
  ] as const)('of %s ends and begins where it may: %j', (quantity, limits) => {
    expect(valueLimits(quantity, metric)).toEqual(limits);
  });

  it('is a step wide at least: around its values, or from zero or the floor on', () => {
    const domain = (min: number, max: number, fromZero: boolean) => valueDomain({ min, max }, { floor: -1, step: 4, fromZero }, 4);
    expect(domain(6, 8, false)).toEqual([5, 9]);
    expect(domain(0, 1, false)).toEqual([-1, 3]);
    expect(domain(-1, 1, true)).toEqual([-1, 3]);
    expect(domain(1, 2, true)).toEqual([0, 4]);
    expect(domain(-9, -3, false)).toEqual([-1, 3]);
    expect(domain(3, 9, true)).toEqual([0, 10]);
  });

  it.each([
    [[0, 5], 0],
    [[6.5, 7], 1],
    [[0.25, 0.29], 2],
    [[0, 50], 0],
  ] as const)('in steps of one, ten or a tenth has the decimals of the step: %j', (domain, digits) => {
    expect(valueTicks(domain, 5).digits).toBe(digits);
  });

  it.each([
    [[1.1, 1.74], [1.5], 1],
    [[11, 17.4], [15], 0],
    [[0.11, 0.174], [0.15], 2],
    [[2.6, 3.24], [3], 0],
  ] as const)('with one label has the decimals of it: %j', (domain, values, digits) => {
    expect(valueTicks(domain, 2)).toEqual({ values, digits });
  });

  it('has greater values higher up', () => {
    const y = valueScale([0, 10], 20, 120);
    expect([y(0), y(10), y.invert(70)]).toEqual([120, 20, 5]);
  });
});
