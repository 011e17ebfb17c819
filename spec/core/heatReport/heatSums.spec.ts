import { describe, expect, it } from '@jest/globals';
import { coverageOf } from '../../../core/heatReport/heatSums.ts';

describe('sums of quarter hours', () => {
  it('cover nothing of a time without any', () => {
    expect(coverageOf([])).toBe(0);
  });
});
