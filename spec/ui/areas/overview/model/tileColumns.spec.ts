import { expect, test } from '@jest/globals';
import { tileColumns } from '../../../../../ui/areas/overview/model/tileColumns.ts';

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 5],
  [10, 5],
])('%i tiles stand %i beside each other, and none is alone in its row', (count, columns) => {
  expect(tileColumns(count)).toBe(columns);
  expect(count > 1 && count % columns === 1).toBe(false);
});
