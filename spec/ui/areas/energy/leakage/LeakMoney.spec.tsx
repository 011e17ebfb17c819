import { expect, test } from '@jest/globals';
import type { LeakCostFinding } from '../../../../../core/leakCost/index.ts';
import { LeakMoney } from '../../../../../ui/areas/energy/leakage/LeakMoney.tsx';
import { openEnergy, plain, rendered } from '../energyFixture.tsx';

const found = {
  method: 'averagePower' as const,
  unit: 'currency',
  ...{ value: 20_410, low: 11_230, high: 38_249, n: 28, coverage: 1, assumptions: [], fromMs: 0, untilMs: 1 },
};
const shown = async (of: LeakCostFinding | undefined) => plain(rendered(await openEnergy(), <LeakMoney of={of} />)).replaceAll(/\s/g, ' ');

test.each<readonly [string, LeakCostFinding | undefined, RegExp]>([
  ['an amount', { kind: 'fitted', ...found }, /^20\.400 ?€$/],
  ['an upper bound by its high end', { kind: 'upperBound', ...found }, /^bis 38\.200 ?€$/],
  ['none', undefined, /^---$/],
])('[GAIN-4] what leaks cost is money with its sign: %s', async (_, of, text) => {
  expect(await shown(of)).toMatch(text);
});
