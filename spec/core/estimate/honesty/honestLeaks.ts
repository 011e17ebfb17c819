import { hash01 } from '../../../../core/estimate/index.ts';
import { leakCostOf } from '../../../../core/leakCost/leakCostOf.ts';
import { type LeakEvidence, leakFindings, leakTrend, type NightFlow } from '../../../../core/leakage/index.ts';
import { plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import type { HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const zone = 'Europe/Berlin';
const first = '2026-03-02';
const nightsOf = (days: number, flowM3min: (i: number) => number): readonly NightFlow[] =>
  Array.from({ length: days }, (_, i) => ({
    day: shiftDay(first, i),
    flowM3min: flowM3min(i),
    meanM3min: flowM3min(i),
    pressureBar: 7,
    coverage: 1,
  }));
const evidenceOf = (nights: readonly NightFlow[], days: number, more: Partial<LeakEvidence> = {}): LeakEvidence => ({
  nights,
  cycles: [],
  decays: { decays: [], longEnough: 0, farEnough: 0 },
  volume: undefined,
  nightUseM3min: 2,
  days,
  range: { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(shiftDay(first, Math.max(0, days - 1)), zone).untilMs },
  ...more,
});
const found = (days: number, seed: number) =>
  leakFindings(evidenceOf(nightsOf(days, (i) => 6 + 0.4 * hash01(seed, 1, i)), days)).slice(0, 1); // prettier-ignore
const coverageOf = (nights: number, days: number) => leakFindings(evidenceOf(nightsOf(nights, () => 6), days))[0]!.coverage; // prettier-ignore

/** 10 m3/min at 62 kW, each day. */
const day = { hours: 24, energyKWh: 62 * 24, volumeM3: 10 * 60 * 24, cost: 62 * 24 * 0.25 };
function costOf(days: number, seed: number) {
  const evidence = evidenceOf([], days);
  const trend = leakTrend(evidence);
  return leakCostOf({
    leakage: { findings: found(days, seed), test: undefined, trend },
    days: Array.from({ length: days }, () => day),
    count: days,
    marginal: { kind: 'none', method: 'baseline', reason: 'tooFewDays', coverage: 0 },
    timePricePerKWh: 0.25,
    isEstimated: false,
    range: evidence.range,
  }).figures;
}
const moneyOf = (days: number, seed: number) => {
  const { leakedAir, repair } = costOf(days, seed);
  return [leakedAir, repair];
};

/** [length in s, air in m3] of load cycles. */
const cycles = [[300, 10], [600, 30], [900, 20]] as const; // prettier-ignore

/** What leaks, from the flow of nights and from load cycles, and what that comes to. */
export const honestLeaks: HonestFeature = {
  name: 'leaks',
  days: { enough: 28, tooFew: 6 },
  figures: (days, seed) => [...found(days, seed), ...moneyOf(days, seed)],
  money: moneyOf,
  widths: (days, seed) => [...found(days, seed), ...moneyOf(days, seed)].map(widthOf),
  rules: () => [costOf(28, 1).repair, costOf(28, 1).marginal],
  nothingChanged() {
    const { perWeek, change } = leakTrend(evidenceOf(nightsOf(56, () => 6), 56)); // prettier-ignore
    return [valueOf(perWeek), change === undefined ? 0 : 1];
  },
  ratios() {
    const of = cycles.map(([lengthS, airM3]) => ({ slot: 1, fromMs: 0, untilMs: lengthS * 1000, airM3, pressureBar: NaN }));
    const [, byCycles] = leakFindings(evidenceOf([], 1, { cycles: of, nightUseM3min: 0 }));
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b);
    return [{ ratio: valueOf(byCycles!), over: sum(cycles.map(([, airM3]) => airM3)), per: sum(cycles.map(([lengthS]) => lengthS / 60)) }];
  },
  saysSo: { within: () => coverageOf(28, 28) < 1, beyond: () => coverageOf(14, 28) < 1 },
  savings: () => [costOf(28, 1).repair],
};
