import { expect, it } from '@jest/globals';
import { type LeakFinding, type LeakMethod, plantLeak, type TestedLeak } from '../../../core/leakage/index.ts';

const range = { fromMs: 0, untilMs: 1 };
const none = (method: LeakMethod): LeakFinding => ({ kind: 'none', method, reason: 'tooFewDays', coverage: 0 });
const flow = (method: LeakMethod, value: number): LeakFinding => ({
  ...{ kind: 'fitted', method, value, low: value, high: value, unit: 'm3/min', ...range, coverage: 1, n: 7, assumptions: [] },
});
const test = (findings: readonly LeakFinding[], isOld = false): TestedLeak => ({ range, findings, nightUseM3min: undefined, isOld });
const findings = [none('baseFlow'), flow('loadCycles', 3), flow('pressureDecay', 4)];

it.each<readonly [string, TestedLeak | undefined, readonly LeakFinding[], number | undefined]>([
  ['by the first way that found one', undefined, findings, 3],
  ['of a test', test([none('baseFlow'), flow('loadCycles', 2)]), findings, 2],
  ['not of an old test', test([flow('baseFlow', 2)], true), findings, 3],
  ['not of a test that found none', test([none('baseFlow')]), findings, 3],
  ['none where no way found one', test([none('baseFlow')]), [none('loadCycles')], undefined],
])('the leak flow of a plant is %s', (_, tested, found, value) => {
  const leak = plantLeak({ findings: found, test: tested });
  expect(leak?.kind === 'fitted' ? leak.value : leak).toBe(value);
});
