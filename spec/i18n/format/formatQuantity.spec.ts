import { describe, expect, it, test } from '@jest/globals';
import { type AnyQuantity, displayValue, type Unit, type UnitChoice } from '../../../core/units/index.ts';
import { simpleUnits } from '../../../core/units/Unit.ts';
import { formatDisplayValue, formatQuantity, unitSymbol } from '../../../i18n/format/index.ts';

const metric: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const imperial: UnitChoice = { pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' };
const si: UnitChoice = { pressure: 'MPa', temperature: 'degK', volume: 'm3', currency: 'GBP' };

describe('a quantity', () => {
  const cases: readonly (readonly [AnyQuantity, number, UnitChoice, string, string])[] = [
    ['pressure', 7.2, metric, '7,2', 'bar'],
    ['pressure', 7.2, imperial, '104', 'psi'],
    ['pressure', 7.2, si, '0,72', 'MPa'],
    ['temperature', 82, metric, '82', '°C'],
    ['temperature', -40, imperial, '\u221240', '°F'],
    ['temperature', -273.15, si, '0', 'K'],
    ['volumeFlow', 46.9, metric, '46,9', 'm³/min'],
    ['volumeFlow', 46.9, imperial, '1.656', 'cfm'],
    ['power', 307.84, metric, '307,8', 'kW'],
    ['ratio', 0.62, metric, '62', '%'],
    ['share', 0.008, metric, '0,8', '%'],
    ['specificPower', 6.56, metric, '6,56', 'kW/(m³/min)'],
    ['specificPower', 6.56, imperial, '18,6', 'kW/100 cfm'],
    ['specificEnergy', 0.109333, metric, '0,10933', 'kWh/m³'],
    ['specificEnergy', 0.109333, imperial, '0,00310', 'kWh/cft'],
    ['temperatureDifference', 40, metric, '40,0', 'K'],
    ['temperatureDifference', 40, imperial, '72,0', '°F'],
    ['money', 1234.5, metric, '1.234,50', '€'],
    ['money', 1234.5, imperial, '1.234,50', '$'],
    ['money', -0.004, si, '0,00', '£'],
    ['energyPrice', 0.25, metric, '0,250', '€/kWh'],
    ['oilPrice', 1, si, '1,000', '£/l'],
    ['gasPrice', 0.9, imperial, '0,900', '$/m³'],
    ['airCost', 0.03, metric, '0,0300', '€/m³'],
    ['mass', 1520.4, metric, '1.520', 'kg'],
    ['energyCo2', 0.38, metric, '0,380', 'kg/kWh'],
    ['runningTime', 1999.6, metric, '2.000', 'h'],
    ['current', 12.34, metric, '12,3', 'mA'],
  ];

  test.each(cases)('%s %d follows the chosen units', (quantity, value, units, figure, unit) => {
    expect(formatQuantity(quantity, value, units, 'de-DE')).toMatchObject({
      number: figure,
      figure,
      unit,
      symbol: unit,
      text: `${figure}\u00a0${unit}`,
      isMissing: false,
    });
  });

  test('that is missing keeps its unit', () => {
    expect(formatQuantity('pressure', undefined, metric, 'de-DE')).toMatchObject({
      figure: '---',
      unit: 'bar',
      text: '---',
      isMissing: true,
    });
  });

  it('reads the same by its display value', () => {
    for (const [quantity, value, units] of cases)
      expect(formatDisplayValue(displayValue(quantity, value, units), 'en-GB')).toEqual(formatQuantity(quantity, value, units, 'en-GB'));
  });

  test.each([NaN, Infinity])('that no number can hold (%p) is three dashes', (value) => {
    expect(formatDisplayValue({ value, unit: 'kW', digits: 1 }, 'en-GB')).toMatchObject({
      figure: '---',
      unit: 'kW',
      text: '---',
      isMissing: true,
    });
  });
});

describe('a figure in English', () => {
  test.each<[AnyQuantity, number | undefined, UnitChoice, string, string, string]>([
    ['money', 2106.24, imperial, '$2,106.24', '', '2,106.24'],
    ['money', -5, metric, '\u2212€5.00', '', '\u22125.00'],
    ['energyPrice', 0.25, imperial, '$0.250/kWh', '', '0.250'],
    ['gasPrice', 0.9, si, '£0.900/m³', '', '0.900'],
    ['ratio', 0.72, imperial, '72%', '', '72'],
    ['volumeFlow', 46.9, imperial, '1,656', 'cfm', '1,656'],
    ['specificPower', 6.56, imperial, '18.6', 'kW/100 cfm', '18.6'],
    ['power', 307.84, imperial, '307.8', 'kW', '307.8'],
    ['money', undefined, imperial, '---', '$', '---'],
  ])('of %s, %p, stands with its unit as is usual there', (quantity, value, units, figure, unit, number) => {
    expect(formatQuantity(quantity, value, units, 'en-GB')).toMatchObject({ figure, unit, number });
  });

  it('is whole in one line', () => {
    expect(formatQuantity('ratio', 0.72, imperial, 'en-GB').text).toBe('72%');
    expect(formatQuantity('power', 5, imperial, 'en-GB').text).toBe('5.0\u00a0kW');
  });
});

describe('the symbol of a unit', () => {
  it('is there for every unit, and for their ratios part by part', () => {
    for (const above of simpleUnits) {
      expect(unitSymbol(above)).toMatch(/^\S{1,4}$/);
      for (const below of simpleUnits) {
        if (`${above}/${below}` !== 'cft/min') expect(unitSymbol(`${above}/${below}`)).toBe(`${unitSymbol(above)}/${unitSymbol(below)}`);
        expect(unitSymbol(`${above}/(${below}/min)`)).toBe(`${unitSymbol(above)}/(${unitSymbol(below)}/min)`);
      }
    }
  });

  test.each<[Unit, string]>([
    ['m3/min', 'm³/min'],
    ['kW/(m3/min)', 'kW/(m³/min)'],
    ['EUR/kWh', '€/kWh'],
    ['cft/min', 'cfm'],
    ['kW/100cfm', 'kW/100 cfm'],
    ['degK', 'K'],
    ['percent', '%'],
  ])('of %s is %s', (unit, symbol) => {
    expect(unitSymbol(unit)).toBe(symbol);
  });
});
