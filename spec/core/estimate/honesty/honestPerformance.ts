import { hash01 } from '../../../../core/estimate/index.ts';
import { type PerformanceDay, performanceDays, performanceOf, type PerformanceQuestion } from '../../../../core/performance/index.ts';
import { rateClock, type RateTable } from '../../../../core/tariff/index.ts';
import { shiftDay } from '../../../../core/time/index.ts';
import { sumsOf } from '../../loadProfile/sums.ts';
import { dayAfter, firstDay, normal } from '../../performance/performanceDay.ts';
import type { HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const zone = 'Europe/Berlin';
const reportDays = 30;

/** Days whose energy follows their volume; the last of them are the report. */
function daysOf(count: number, seed: number, volumeOf = (i: number) => (i % 7 < 5 ? 40_000 : 15_000) + 8_000 * hash01(seed, 1, i)) {
  return Array.from({ length: count }, (_, i): PerformanceDay => {
    const energyKWh = 580 + 0.09 * volumeOf(i) + 60 * normal(hash01(seed, 2, i), hash01(seed, 3, i));
    return dayAfter(i, volumeOf(i), energyKWh, { cost: energyKWh * 0.25, co2Kg: energyKWh * 0.4 });
  });
}
function against(days: readonly PerformanceDay[], baselineDays: number, more: Partial<PerformanceQuestion> = {}) {
  const baseline = { first: firstDay, last: shiftDay(firstDay, Math.max(0, baselineDays - 1)) };
  const report = { first: shiftDay(firstDay, baselineDays), last: shiftDay(firstDay, days.length - 1) };
  return performanceOf({ days, baseline, report, zone, ...more });
}
const asked = (days: number, seed: number) => against(daysOf(days + reportDays, seed), days).figures;
const sum = (days: readonly { readonly energyKWh: number; readonly expectedKWh: number }[], of: 'energyKWh' | 'expectedKWh') =>
  days.reduce((all, day) => all + day[of], 0);
const isFar = (volumeM3: number) => {
  const days = daysOf(91, 3);
  return against([...days.slice(0, 90), { ...days[90]!, volumeM3 }], 90).days.some(({ isExtrapolated }) => isExtrapolated);
};

const flat = (perKWh: number, since = '1970-01-01'): RateTable => [{ since, rates: { kind: 'flat', perKWh } }];
const pricedBy = (prices: RateTable) => {
  const quarters = Array.from({ length: 96 }, (_, i) => 50 + i);
  const startMs = Date.parse('2026-01-05T00:00Z');
  const rates = { cost: rateClock(prices, 'UTC'), co2Kg: rateClock(flat(0.4), 'UTC') };
  return performanceDays({ power: [sumsOf(startMs, quarters)], flow: sumsOf(startMs, quarters) }, 'UTC', rates);
};

/** Energy against a baseline. */
export const honestPerformance: HonestFeature = {
  name: 'performance',
  days: { enough: 90, tooFew: 27 },
  figures: (days, seed) => Object.values(asked(days, seed)),
  money: (days, seed) => [asked(days, seed).cost],
  widths: (days, seed) => [widthOf(asked(days, seed).saving), widthOf(asked(days, seed).cost)],
  nothingChanged() {
    const days = daysOf(60, 5);
    const all = { first: firstDay, last: shiftDay(firstDay, 59) };
    const { saving, cost, co2 } = performanceOf({ days, baseline: all, report: all, zone }).figures;
    return [saving, cost, co2].map(valueOf);
  },
  ratios() {
    const { figures, days } = against(daysOf(120, 7), 90);
    return [{ ratio: valueOf(figures.enpi), over: sum(days, 'energyKWh'), per: sum(days, 'expectedKWh') }];
  },
  saysSo: { within: () => isFar(40_000), beyond: () => isFar(80_000) },
  rules: () => [against(daysOf(120, 9), 90, { isEstimated: true }).figures.saving],
  repriced: () => [pricedBy(flat(0.25)), pricedBy([...flat(0.25), ...flat(9, '2026-01-06')])],
  savings() {
    const { saving, cost, co2 } = asked(90, 1);
    return [saving, cost, co2];
  },
};
