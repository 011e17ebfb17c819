import { expect, it } from '@jest/globals';
import { leakTestProblem } from '../../../core/leakage/leakTestProblem.ts';
import { maxLeakTestMs } from '../../../core/leakage/knownOfPlant.ts';
import { minLeakTestMs } from '../../../core/leakage/index.ts';

const nowMs = Date.parse('2026-11-20T08:00:00Z');

it.each([
  ['as short as can be', minLeakTestMs, 0, undefined],
  ['too short', minLeakTestMs - 1, 0, 'tooShort'],
  ['reversed', -1, 0, 'tooShort'],
  ['as long as can be', maxLeakTestMs, 0, undefined],
  ['too long', maxLeakTestMs + 1, 0, 'tooLong'],
  ['not over', minLeakTestMs, 1, 'notOver'],
] as const)('a leak test that is %s has its problem', (_, lengthMs, behindNowMs, problem) => {
  const untilMs = nowMs + behindNowMs;
  expect(leakTestProblem({ fromMs: untilMs - lengthMs, untilMs }, nowMs)).toBe(problem);
});

it('a leak test has no time with one end alone', () => {
  expect([leakTestProblem({ fromMs: 0 }, nowMs), leakTestProblem({ untilMs: 0 }, nowMs)]).toEqual(['noTime', 'noTime']);
});
