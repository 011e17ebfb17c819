import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { allowedLimits } from '../../../core/plot/yLimitText.ts';
import { readYLimit, type YLimitField } from '../../../core/plot/index.ts';
import { fromDisplay, pressureUnits, temperatureUnits, volumeUnits } from '../../../core/units/index.ts';

const metric = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' } as const;
const lower: YLimitField = { side: 'lower', shown: { min: 6, max: 8 }, quantity: 'pressure', units: metric, decimalSeparator: '.' };
const upper: YLimitField = { ...lower, side: 'upper', most: 16 };
const german = { ...lower, decimalSeparator: ',' } as const;

describe('a typed limit of the value axis', () => {
  test.each<[string, YLimitField, ReturnType<typeof readYLimit>]>([
    ['6.5', lower, { value: 6.5 }],
    ['6,5', german, { value: 6.5 }],
    ['7', lower, { value: 7 }],
    ['.5', lower, { value: 0.5 }],
    ['7.', lower, { value: 7 }],
    ['6,5', lower, { problem: 'badCharacter' }],
    ['6.5', german, { problem: 'badCharacter' }],
    ['6 ', lower, { problem: 'badCharacter' }],
    ['+6', lower, { problem: 'badCharacter' }],
    ['6e0', lower, { problem: 'badCharacter' }],
    ['', lower, { problem: 'noNumber' }],
    ['-', lower, { problem: 'noNumber' }],
    ['.', lower, { problem: 'noNumber' }],
    ['6-5', lower, { problem: 'noNumber' }],
    ['--6', lower, { problem: 'noNumber' }],
    ['6.5.1', lower, { problem: 'noNumber' }],
    ['1,000,5', german, { problem: 'noNumber' }],
    ['8', lower, { problem: 'outsideRange' }],
    ['9', lower, { problem: 'outsideRange' }],
    ['0', lower, { problem: 'outsideRange' }],
    ['-1', lower, { problem: 'outsideRange' }],
    ['6', upper, { problem: 'outsideRange' }],
    ['5', upper, { problem: 'outsideRange' }],
    ['16', upper, { problem: 'outsideRange' }],
    ['15.9', upper, { value: 15.9 }],
    ['9'.repeat(400), { ...upper, most: Infinity }, { problem: 'outsideRange' }],
  ])('%j is read or refused with its reason', (text, field, result) => {
    expect(readYLimit(text, field)).toEqual(result);
  });

  it('is converted from the display to the base unit and lies strictly inside its range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pressure', 'temperature', 'volumeFlow', 'power'),
        fc.record({
          pressure: fc.constantFrom(...pressureUnits),
          temperature: fc.constantFrom(...temperatureUnits),
          volume: fc.constantFrom(...volumeUnits),
          currency: fc.constant('EUR' as const),
        }),
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.constantFrom('lower', 'upper'),
        fc.constantFrom('.', ','),
        (quantity, units, hundredths, side, decimalSeparator) => {
          const field = { side, shown: { min: 5, max: 50 }, most: 500, quantity, units, decimalSeparator } as const;
          const result = readYLimit((hundredths / 100).toFixed(2).replace('.', decimalSeparator), field);
          const base = fromDisplay(quantity, hundredths / 100, units);
          const { min, max } = allowedLimits(field);
          expect(result).toEqual(base > min && base < max ? { value: base } : { problem: 'outsideRange' });
        },
      ),
    );
  });

  it('is never taken with a character other than digits, minus and the decimal separator', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0159-.,+e \u2212x\u0665') }),
        fc.constantFrom('.', ','),
        (text, decimalSeparator) => {
          const isClean = [...text].every((character) => '0123456789-'.includes(character) || character === decimalSeparator);
          const result = readYLimit(text, { ...upper, decimalSeparator });
          if (!isClean) expect(result).toEqual({ problem: 'badCharacter' });
          if ('value' in result) expect(result.value).toBe(Number(text.replace(',', '.')));
        },
      ),
    );
  });

  it('has a lower limit between the minimum and the upper limit, an upper one above the lower', () => {
    expect(allowedLimits(lower)).toEqual({ min: 0, max: 8 });
    expect(allowedLimits(upper)).toEqual({ min: 6, max: 16 });
    expect(allowedLimits({ ...lower, quantity: 'temperature' })).toEqual({ min: -273.15, max: 8 });
    expect(allowedLimits({ ...upper, shown: { min: NaN, max: NaN } })).toEqual({ min: 0, max: 16 });
    expect(allowedLimits({ ...lower, shown: { min: NaN, max: NaN } })).toEqual({ min: 0, max: Infinity });
    expect(allowedLimits({ ...lower, most: 7 })).toEqual({ min: 0, max: 7 });
    expect(allowedLimits({ ...upper, shown: { min: -5, max: 8 } })).toEqual({ min: 0, max: 16 });
  });
});
