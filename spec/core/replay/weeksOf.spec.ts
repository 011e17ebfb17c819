import { describe, expect, it } from '@jest/globals';
import { weeksOf } from '../../../core/replay/replayStudy.ts';

const week = 7 * 8640;

describe('the weeks that draws replay', () => {
  it.each([1, week, 4 * week])('of %d slots of demand are all of it', (count) => {
    expect(weeksOf(count)).toEqual([{ from: 0, until: count }]);
  });

  it('of a longer demand are four, evenly from its begin to its end', () => {
    expect(weeksOf(10 * week)).toEqual([0, 3, 6, 9].map((from) => ({ from: from * week, until: (from + 1) * week })));
  });
});
