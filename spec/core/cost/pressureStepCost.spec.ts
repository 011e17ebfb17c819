import { describe, expect, it } from '@jest/globals';
import { type EnergyCost, loadCostPerYear, pressureStepCost } from '../../../core/cost/index.ts';

const range = { fromMs: 0, untilMs: 73 * 86_400_000 };
const found = (value: number, coverage = 1) =>
  ({
    kind: 'measured',
    value,
    low: 0.99 * value,
    high: 1.01 * value,
    unit: 'currency',
    method: 'quarterHours',
    ...range,
    coverage,
    n: 1,
    assumptions: [],
  }) as const;
const none = { kind: 'none', method: 'quarterHours', reason: 'noRate', coverage: 1 } as const;
const costOf = (more: Partial<EnergyCost>) =>
  ({
    range,
    energy: found(80_000),
    cost: found(20_000),
    byRate: [{ costNoLoad: 1500 }, { costNoLoad: 500 }],
    ...more,
  }) as unknown as EnergyCost;

describe('what 0.1 bar costs in a year', () => {
  it('[GAIN-3] is 7 % per bar of the cost of energy on load, 6.0 to 8.4 %, as a rule of thumb', () => {
    expect(loadCostPerYear(costOf({}))).toBeCloseTo(5 * 18_000, 6);
    const finding = pressureStepCost(costOf({}));
    expect(finding).toMatchObject({ kind: 'rule', unit: 'currency/a' });
    if (finding.kind === 'none') return;
    expect(finding.value).toBeCloseTo(90_000 * 0.007, 6);
    expect(finding.low).toBeCloseTo(90_000 * 0.99 * 0.006, 6);
    expect(finding.high).toBeCloseTo(90_000 * 1.01 * 0.0084, 6);
  });

  it('[GAIN-3] counts the time with power and a price for the whole', () =>
    expect(loadCostPerYear(costOf({ cost: found(20_000, 0.5) }))).toBeCloseTo(10 * 18_000, 6));

  it('[GAIN-3] is not known without a price, and says why', () => {
    expect(pressureStepCost(costOf({ cost: none }))).toEqual({ kind: 'none', method: 'shareOfLoad', reason: 'noRate', coverage: 1 });
    expect(loadCostPerYear(costOf({ cost: none }))).toBeUndefined();
  });
});
