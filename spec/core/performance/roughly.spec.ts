import { describe, expect, it } from '@jest/globals';
import { roughly, roughStep } from '../../../core/performance/roughly.ts';

describe('an amount as exactly as it is meant', () => {
  it.each([
    [{ low: 0, high: 500 }, 1234, 100, 1200],
    [{ low: 0, high: 499 }, 1234, 10, 1230],
    [{ low: -2500, high: 2500 }, 1234, 1000, 1000],
    [{ low: 1230, high: 1235 }, 1234.4, 1, 1234],
    [{ low: 7, high: 7 }, 7.5, 1, 8],
  ])('between the ends %j', (interval, amount, step, expected) => {
    expect(roughStep(interval)).toBe(step);
    expect(roughly(amount, step)).toBe(expected);
  });
});
