import { expect, it } from '@jest/globals';
import { freeLimit } from '../../../../../core/settings/index.ts';
import { limitsOfLines } from '../../../../../ui/areas/analysis/model/limitsOfLines.ts';

it('[LIMIT-2] the limits that are watched belong to the line of their point', () => {
  const dewPoint = '0-temperature-DEW_POINT';
  const limits = limitsOfLines([
    { ...freeLimit, point: 'networkPressure', hasLower: true, lower: 6, hasUpper: true, upper: 8 },
    freeLimit,
    { ...freeLimit, point: dewPoint, lower: -5, hasUpper: true, upper: 5 },
    { ...freeLimit, point: '1-pressure-INTERNAL_PRESS', upper: 9 },
  ]);
  expect([...limits]).toEqual([
    ['pressure', { lower: 6, upper: 8 }],
    [dewPoint, { lower: undefined, upper: 5 }],
  ]);
});
