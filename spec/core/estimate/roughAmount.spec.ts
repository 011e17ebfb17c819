import { expect, it } from '@jest/globals';
import { decimalsFor, roughAmount } from '../../../core/estimate/index.ts';

it.each([
  [51_912, 51_900],
  [999, 1000],
  [994, 990],
  [-51_960, -52_000],
  [4, 0],
])('an estimate of %d is meant as %d', (amount, rough) => {
  expect(roughAmount(amount)).toBe(rough);
});

it.each([
  [13.4972, 0],
  [1.2, 1],
  [0.95, 2],
  [0.00038, 5],
  [250, 0],
  [1e-12, 8],
  [0, 8],
])('writes two digits of a standard error of %p: with %p decimals', (standardError, decimals) => {
  expect(decimalsFor(standardError)).toBe(decimals);
});
