import { expect, test } from '@jest/globals';
import { pictureLayout } from '../../../../../ui/areas/overview/model/pictureLayout.ts';

test.each([
  [0, 'few', 1, 0],
  [1, 'few', 1, 1],
  [4, 'few', 4, 4],
  [5, 'row', 5, 5],
  [6, 'row', 6, 6],
  [7, 'twoRows', 4, 4],
  [8, 'twoRows', 4, 4],
  [9, 'twoRows', 5, 5],
  [10, 'twoRows', 5, 5],
] as const)('%i machines stand as %s, %i beside each other, %i of them on the upper branch', (count, kind, columns, upperCount) => {
  expect(pictureLayout(count)).toEqual({ kind, columns, upperCount });
});

test.each([
  [4, 'few'],
  [7, 'row'],
  [10, 'row'],
] as const)('%i machines stand beside each other on a large screen', (count, kind) => {
  expect(pictureLayout(count, true)).toEqual({ kind, columns: count, upperCount: count });
});
