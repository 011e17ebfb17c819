import { expect, test } from '@jest/globals';
import { emptySlots } from '../../../ui/stores/emptySlots.ts';

test.each([
  [
    [1, 2, 3, 4, 5, 6, 8],
    [
      [7, 7],
      [9, 10],
    ],
  ],
  [[1, 2, 3, 4, 5, 6, 7], [[8, 10]]],
  [
    [2],
    [
      [1, 1],
      [3, 10],
    ],
  ],
  [[], [[1, 10]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], []],
])('with machines in the slots %p the ranges %p are empty', (installed, ranges) => {
  expect(emptySlots(installed).map(({ from, until }) => [from, until])).toEqual(ranges);
});
