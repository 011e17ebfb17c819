import { expect, it } from '@jest/globals';
import { longestPeriodS, samplePeriodMs, samplePeriodS } from '../../../core/samples/index.ts';

it('a sample counts two seconds where its file states nothing, and an hour at most', () => {
  expect([samplePeriodS, samplePeriodMs, longestPeriodS]).toEqual([2, 2000, 3600]);
});
