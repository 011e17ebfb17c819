import { expect, test } from '@jest/globals';
import { beforeAfter } from '../../../core/measures/index.ts';

test.each([
  ['2026-11-04', '2026-11-20', { first: '2026-11-05', last: '2026-11-20' }, 16],
  ['2026-11-04', '2026-11-05', { first: '2026-11-05', last: '2026-11-05' }, 1],
  ['2026-11-04', '2026-11-04', undefined, 0],
  ['2026-11-30', '2026-11-20', undefined, 0],
])('a measure done on %s is checked until %s by the days since, against the year before', (doneOn, lastOver, report, days) => {
  const { baseline, ...since } = beforeAfter(doneOn, lastOver);
  expect(since).toEqual({ report, days, neededDays: 28 });
  expect(baseline.last < doneOn && baseline.first < baseline.last).toBe(true);
});
