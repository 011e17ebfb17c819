import { describe, expect, test } from '@jest/globals';
import { durationScale } from '../../../../../../ui/areas/analysis/statistics/model/durationScale.ts';

const hourS = 3600;
const dayS = 24 * hourS;

describe('an axis of durations', () => {
  test.each([
    ['d', dayS, [3 * dayS + 11 * hourS, 40, undefined]],
    ['d', dayS, [dayS]],
    ['h', hourS, [dayS - 1, 2 * hourS]],
    ['min', 60, [hourS - 1]],
    ['s', 1, [59, 0]],
    ['s', 1, [undefined]],
    ['s', 1, []],
  ])('counts in %s of %d s, as the longest of its values is reported: %j', (unit, seconds, durations) => {
    expect(durationScale(durations)).toEqual({ unit, seconds });
  });
});
