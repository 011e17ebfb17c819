import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '../../../core/estimate/index.ts';
import { type LeakCostFigure, leakCostFigures } from '../../../core/leakCost/index.ts';
import { leakCostOf, type LeakCostQuestion } from '../../../core/leakCost/leakCostOf.ts';
import type { LeakFinding } from '../../../core/leakage/index.ts';

const range = { fromMs: 0, untilMs: 86_400_000 };
const found = (kind: 'fitted' | 'measured' | 'upperBound' | 'rule', value: number, low: number, high: number) =>
  ({ kind, value, low, high, unit: 'm3/min', method: 'baseFlow', ...range, coverage: 1, n: 28, assumptions: [] }) as const;
const noTrend = {
  weeks: [],
  perWeek: { kind: 'none', method: 'weeklyMedians', reason: 'fewWeeks', coverage: 1 },
  watched: 0,
  change: undefined,
} as const;
const none: Finding<string, string> = { kind: 'none', method: 'baseline', reason: 'tooFewDays', coverage: 1 };
/** 10 m3/min at 62 kW: 6.2 kW per m3/min. */
const day = { hours: 24, energyKWh: 62 * 24, volumeM3: 10 * 60 * 24, cost: 62 * 24 * 0.25 };

const of = (leak: LeakFinding | undefined, more: Partial<LeakCostQuestion> = {}) =>
  leakCostOf({
    leakage: { findings: leak === undefined ? [] : [leak], test: undefined, trend: noTrend },
    days: [day],
    count: 1,
    marginal: found('fitted', 6, 5.9, 6.1),
    timePricePerKWh: 0.25,
    isEstimated: false,
    range,
    ...more,
  }).figures;
const rounded = (finding: ReturnType<typeof of>[LeakCostFigure]) =>
  finding.kind === 'none' ? finding.reason : [finding.low, finding.value, finding.high].map((each) => Math.round(each));

describe('a leak of 3.98 m3/min, 3.31 to 4.69, at 6.2 kW per m3/min and 6.0 for one more, with energy at 0.25', () => {
  const leak = found('fitted', 3.98, 3.31, 4.69);

  it('costs 54 040 a year as air, and its repair saves 52 297: two figures, each with its interval', () => {
    const { leakedAir, repair, share } = of(leak);
    expect(rounded(leakedAir)).toEqual([Math.round(3.31 * 6.2 * 0.99 * 2190), 54040, Math.round(4.69 * 6.2 * 1.01 * 2190)]);
    expect(rounded(repair)).toEqual([Math.round(3.31 * 5.9 * 2190), 52297, Math.round(4.69 * 6.1 * 2190)]);
    expect([leakedAir.kind, repair.kind]).toEqual(['fitted', 'fitted']);
    expect(share).toMatchObject({ value: 0.398, low: 0.331 });
  });

  it('saves by a rule of 30 to 100 % of the mean power where no model says what one more needs', () => {
    const { repair, marginal } = of(leak, { marginal: none });
    expect(repair.kind).toBe('rule');
    expect(marginal).toMatchObject({ kind: 'rule', value: 6.2 * 0.65, high: 6.2 });
    expect(rounded(repair)).toEqual([3.31 * 6.2 * 0.3, 3.98 * 6.2 * 0.65, 4.69 * 6.2].map((kW) => Math.round(kW * 2190)));
  });

  it('has no price of its own where one quarter hour has none', () => {
    expect(of(leak, { timePricePerKWh: undefined }).repair).toMatchObject({ kind: 'none', reason: 'noPrice' });
    expect(of(leak, { days: [{ ...day, cost: undefined }] }).leakedAir).toMatchObject({ kind: 'none', reason: 'noPrice' });
  });
});

test.each([
  ['no leak flow', undefined, {}, 'noLeak'],
  ['no day of power and flow', found('fitted', 1, 1, 1), { days: [], marginal: none }, 'noEnergy'],
])('there is no money with %s', (_, leak, more, reason) => {
  const { leakedAir, repair } = of(leak, more);
  expect([rounded(leakedAir), rounded(repair)]).toEqual([reason, reason]);
});

describe('a share of all air, of a mean flow of 10 m3/min', () => {
  test.each([
    ['a part', found('fitted', 4, 2.5, 5), { kind: 'fitted', value: 0.4, low: 0.25, high: 0.5 }],
    ['all of it', found('measured', 10, 9, 10), { kind: 'measured', value: 1, low: 0.9, high: 1 }],
    ['more at most', found('fitted', 9, 8, 12), { kind: 'fitted', value: 0.9, low: 0.8, high: 1 }],
    ['a bound of more', found('upperBound', 10.1, 0, 11), { kind: 'none', reason: 'leakAboveFlow' }],
    ['more', found('measured', 10.1, 9, 11), { kind: 'none', reason: 'leakAboveFlow' }],
  ])('[GAIN-4] is never above 1, and none with its reason where the leak flow is not that of these days: %s', (_, leak, share) => {
    expect(of(leak).share).toMatchObject(share);
  });

  it('[GAIN-4] is part of what the air costs: without one the leaked air has no cost, and its repair still saves', () => {
    const { leakedAir, repair } = of(found('measured', 10.1, 9, 11));
    expect([leakedAir, repair]).toMatchObject([{ kind: 'none', reason: 'leakAboveFlow' }, { kind: 'fitted' }]);
  });
});

it('an upper bound stays one in money, and reaches down to 0', () => {
  const { leakedAir, repair } = of(found('upperBound', 6, 0, 6.2));
  expect([leakedAir, repair]).toMatchObject([
    { kind: 'upperBound', low: 0 },
    { kind: 'upperBound', low: 0 },
  ]);
});

it('what changed costs what one m3/min more needs; less leaking saves it', () => {
  const change = { since: '2026-03-30', foundOn: '2026-03-31', change: { ...found('fitted', -0.6, -0.7, -0.5), method: 'cusum' as const } };
  const { change: cost } = of(undefined, { leakage: { findings: [], test: undefined, trend: { ...noTrend, change } } });
  expect(rounded(cost)).toEqual([-0.7 * 6.1, -0.6 * 6, -0.5 * 5.9].map((kW) => Math.round(kW * 2190)));
  expect(of(undefined).change).toMatchObject({ kind: 'none', reason: 'noChange' });
});

it('a fresh test comes before the nights, an old one does not', () => {
  const test = { range, findings: [found('measured', 2, 1.9, 2.1)], nightUseM3min: 1, isOld: false };
  const leakage = { findings: [found('fitted', 4, 3, 5)], test, trend: noTrend };
  expect(of(undefined, { leakage }).share).toMatchObject({ value: 0.2 });
  expect(of(undefined, { leakage: { ...leakage, test: { ...test, isOld: true } } }).share).toMatchObject({ value: 0.4 });
});

it('each figure lies in its interval, whatever it is made of', () => {
  const amount = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, amount, (value, marginal, energyKWh, price) => {
      const figures = of(found('fitted', value, value / 2, value * 2), {
        marginal: found('fitted', marginal, marginal / 2, marginal * 2),
        days: [{ ...day, energyKWh, cost: energyKWh * price }],
        timePricePerKWh: price,
      });
      for (const figure of leakCostFigures) {
        const finding = figures[figure];
        if (finding.kind !== 'none') expect(finding.low <= finding.value && finding.value <= finding.high).toBe(true);
      }
      const { share } = figures;
      expect(share.kind === 'none' ? value > 10 : share.high <= 1).toBe(true);
    }),
  );
});

test.each([
  [4, 0.25],
  [0, 0],
])('of %i days one is known: a share of %d', (count, coverage) => {
  const { average, leakedAir } = of(undefined, { count });
  expect([average, leakedAir]).toMatchObject([
    { kind: 'fitted', coverage, n: 1 },
    { kind: 'none', coverage },
  ]);
});
