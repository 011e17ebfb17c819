import { describe, expect, test } from '@jest/globals';
import { balanceFigure } from '../../../core/balance/index.ts';
import { count, hours, type ShownAs } from '../../../core/balance/balanceFigure.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import type { UnitChoice } from '../../../core/units/index.ts';

const metric = defaultSettings.units;
const imperial: UnitChoice = { ...metric, volume: 'cft' };

describe('a figure of a balance', () => {
  test.each<[string, ShownAs, number, UnitChoice, number, number]>([
    ['[BAL-6] specific power', 'specificPower', 6.123_456_7, metric, 5, 6.123_46],
    ['specific energy', 'specificEnergy', 0.102_345_678, metric, 5, 0.102_35],
    ['[BAL-6] a rate', 'energyPrice', 0.245_67, metric, 3, 0.246],
    ['a rate of CO2', 'energyCo2', 0.363_51, metric, 3, 0.364],
    ['[BAL-6] pressure', 'pressure', 7.251, metric, 1, 7.3],
    ['[BAL-6] cost', 'money', 1234.567, metric, 2, 1234.57],
    ['cost of a cubic meter', 'airCost', 0.025_44, metric, 3, 0.025],
    ['cost of a cubic foot', 'airCost', 0.035_314_667, imperial, 5, 0.001],
    ['hours', hours, 45_678, metric, 2, 12.69],
    ['events', count, 17, metric, 0, 17],
  ])('%s is rounded to its decimals', (_what, shown, base, units, digits, value) => {
    expect(balanceFigure(shown, base, units)).toMatchObject({ digits, value });
  });
});
