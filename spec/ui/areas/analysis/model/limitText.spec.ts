import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readYLimit } from '../../../../../core/plot/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { limitText } from '../../../../../ui/areas/analysis/model/limitText.ts';

const { units } = defaultSettings;

describe('a limit of a value axis as text', () => {
  test.each([
    ['pressure', 7.25, {}, ',', '7,25'],
    ['pressure', 7, {}, '.', '7'],
    ['pressure', 7, { pressure: 'psi' }, '.', '101.5'],
    ['temperature', -40, { temperature: 'degF' }, ',', '-40'],
    ['ratio', 0.5, {}, ',', '50'],
    ['power', 12345.678, {}, ',', '12345,68'],
    ['power', NaN, {}, ',', ''],
  ] as const)('of %s %d is %p, separator %p: %p', (quantity, value, differences, separator, text) => {
    expect(limitText(quantity, value, { ...units, ...differences }, separator)).toBe(text);
  });

  test('can be typed as it stands', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1e5, noNaN: true }),
        fc.constantFrom(',' as const, '.' as const),
        (value, decimalSeparator) => {
          const text = limitText('pressure', value, units, decimalSeparator);
          const read = readYLimit(text, { side: 'lower', shown: { min: 0, max: Infinity }, quantity: 'pressure', units, decimalSeparator });
          expect(read).toEqual({ value: expect.closeTo(value, 1) });
        },
      ),
    );
  });
});
