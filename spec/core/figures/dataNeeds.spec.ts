import { expect, it } from '@jest/globals';
import { shortNeeds } from '../../../core/figures/index.ts';

const hourS = 3600;

it.each([
  ['of less than an hour of running', { runS: hourS - 1 }, ['runningHour']],
  ['of an hour of running', { runS: hourS }, []],
  ['of less than a week', { spanS: 167 * hourS - 1 }, ['wholeWeek']],
  ['of the week of 167 h in which summer time begins', { spanS: 167 * hourS }, []],
  ['of which less than 99.5 % are known', { coverage: 0.9949 }, ['recorded']],
  ['of which 99.5 % are known', { coverage: 0.995 }, []],
  ['that is short of all', { runS: 0, spanS: 0, coverage: 0 }, ['runningHour', 'wholeWeek', 'recorded']],
  ['of which nobody knows how much there is', { runS: undefined }, []],
])('data %s falls short of what figures want', (_which, basis, wanted) => {
  expect(shortNeeds(basis)).toEqual(wanted);
});
