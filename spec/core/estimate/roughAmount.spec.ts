import { expect, it } from '@jest/globals';
import { roughAmount } from '../../../core/estimate/index.ts';

it.each([
  [51_912, 51_900],
  [999, 1000],
  [994, 990],
  [-51_960, -52_000],
  [4, 0],
])('an estimate of %d is meant as %d', (amount, rough) => {
  expect(roughAmount(amount)).toBe(rough);
});
