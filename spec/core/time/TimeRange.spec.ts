import { expect, it } from '@jest/globals';
import { timeRangeMs } from '../../../core/time/index.ts';

it.each([
  ['from one moment to a later one', 1000, 1750, 750],
  ['of a moment', 1000, 1000, 0],
  ['that is reversed', 1000, 999, 0],
  ['without a start', -Infinity, 1000, 0],
  ['without an end', 1000, Infinity, 0],
  ['of which a bound is no number', NaN, 1000, 0],
])('a range %s is so long', (_how, fromMs, untilMs, lengthMs) => {
  expect(timeRangeMs({ fromMs, untilMs })).toBe(lengthMs);
});
