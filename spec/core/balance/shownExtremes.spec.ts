import { describe, expect, test } from '@jest/globals';
import { shownMaximum, shownMinimum } from '../../../core/balance/index.ts';

type Figure = number | undefined;

describe('extremes', () => {
  test.each<readonly [Figure, Figure]>([
    [6.8, 6.8],
    [0, 0],
    [-0.5, -0.5],
    [1e29, 1e29],
    [1.01e29, 0],
    [1e30, 0],
    [Infinity, 0],
    [-Infinity, undefined],
    [NaN, undefined],
    [undefined, undefined],
  ])('[BAL-7] shows a minimum of %p as %p', (minimum, shown) => {
    expect(shownMinimum(minimum)).toBe(shown);
  });

  test.each<readonly [Figure, Figure]>([
    [7.3, 7.3],
    [0, 0],
    [-0.5, 0],
    [-1e30, 0],
    [-Infinity, 0],
    [1e29, 1e29],
    [1.01e29, 0],
    [Infinity, 0],
    [NaN, undefined],
    [undefined, undefined],
  ])('[BAL-7] shows a maximum of %p as %p', (maximum, shown) => {
    expect(shownMaximum(maximum)).toBe(shown);
  });
});
