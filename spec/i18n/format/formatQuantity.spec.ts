import { describe, expect, test } from '@jest/globals';
import type { Quantity, UnitChoice } from '../../../core/units/index.ts';
import { formatQuantity } from '../../../i18n/format/index.ts';

const metric: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const imperial: UnitChoice = { pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' };
const si: UnitChoice = { pressure: 'MPa', temperature: 'degK', volume: 'm3', currency: 'GBP' };

describe('a quantity', () => {
  const cases: readonly (readonly [Quantity, number, UnitChoice, string, string])[] = [
    ['pressure', 7.2, metric, '7,2', 'bar'],
    ['pressure', 7.2, imperial, '104', 'psi'],
    ['pressure', 7.2, si, '0,72', 'MPa'],
    ['temperature', 82, metric, '82', '°C'],
    ['temperature', -40, imperial, '\u221240', '°F'],
    ['temperature', -273.15, si, '0', 'K'],
    ['volumeFlow', 46.9, metric, '46,9', 'm³/min'],
    ['volumeFlow', 46.9, imperial, '1.656', 'cft/min'],
    ['power', 307.84, metric, '307,8', 'kW'],
    ['ratio', 0.62, metric, '62', '%'],
    ['specificPower', 6.56, metric, '6,56', 'kW/(m³/min)'],
    ['specificPower', 6.56, imperial, '0,186', 'kW/(cft/min)'],
  ];

  test.each(cases)('%s %d follows the chosen units', (quantity, value, units, figure, unit) => {
    expect(formatQuantity(quantity, value, units, 'de')).toEqual({ figure, unit, isMissing: false });
  });

  test('that is missing keeps its unit', () => {
    expect(formatQuantity('pressure', undefined, metric, 'de')).toEqual({ figure: '---', unit: 'bar', isMissing: true });
  });
});
