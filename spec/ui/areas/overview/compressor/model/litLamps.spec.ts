import { expect, test } from '@jest/globals';
import { litLamps } from '../../../../../../ui/areas/overview/compressor/model/litLamps.ts';

test.each([
  [[], []],
  [[1], [[0, 'maintenance']]],
  [
    [16, 17, 64, 65],
    [
      [15, 'maintenance'],
      [16, 'warning'],
      [63, 'warning'],
      [64, 'error'],
    ],
  ],
  [[0, -3, 1.5], []],
])('the lamps %j are %j', (numbers, lamps) => {
  expect(litLamps(numbers, 3).map(({ bitIndex, severity }) => [bitIndex, severity])).toEqual(lamps);
});
