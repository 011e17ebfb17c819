import { type CostQuestion, energyCostOf, pressureStepCost } from '../../../../core/cost/index.ts';
import { hash01 } from '../../../../core/estimate/index.ts';
import type { RateTable } from '../../../../core/tariff/index.ts';
import { quarterHourMs } from '../../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from '../../cost/energies.ts';
import type { HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const zone = 'Europe/Berlin';
const startMs = Date.parse('2026-11-20T10:00Z');
const start = startMs / quarterHourMs;
const quartersPerDay = 96;
const flat = (perKWh: number, since = '1970-01-01'): RateTable => [{ since, rates: { kind: 'flat', perKWh } }];
const series = (...prices: readonly number[]): RateTable => [
  { since: '1970-01-01', rates: { kind: 'series', perKWh: new Map(prices.map((price, i) => [start + i, price])) } },
];

function costOf(prices: RateTable, powers: readonly number[], more: Partial<CostQuestion> = {}) {
  const range = { fromMs: startMs, untilMs: startMs + Math.max(1, powers.length) * quarterHourMs };
  const log = powerLog(startMs, powers.length === 0 ? [NaN] : powers);
  return energyCostOf(energiesOf(log, range, quarterS), { range, prices, co2: flat(0.4), zone, every: 'day', ...more });
}
const drawn = (days: number, seed: number) => Array.from({ length: days * quartersPerDay }, (_, i) => 40 + 60 * hash01(seed, 1, i));
const moneyOf = (days: number, seed: number) => {
  const of = costOf(flat(0.25), drawn(days, seed));
  return [of.cost, pressureStepCost(of)];
};

/** What energy cost, and what a step of the pressure does. */
export const honestCost: HonestFeature = {
  name: 'cost',
  days: { enough: 2, tooFew: 0 },
  figures(days, seed) {
    const { energy, cost, meanPrice, co2, peak } = costOf(flat(0.25), drawn(days, seed));
    return [energy, cost, meanPrice, co2, peak];
  },
  money: moneyOf,
  widths: (days, seed) => moneyOf(days, seed).map((of) => widthOf(of) / valueOf(of)), // prettier-ignore
  nothingChanged() {
    const { peak, peakWithoutNoLoad, costNoLoad } = costOf(flat(0.25), [100, 80, 120]);
    return [valueOf(peak) - valueOf(peakWithoutNoLoad), valueOf(costNoLoad)];
  },
  ratios() {
    const { cost, energy, meanPrice } = costOf(series(0.1, 0.3, -0.05, 0.2), [40, 80, 120, 160]);
    return [{ ratio: valueOf(meanPrice), over: valueOf(cost), per: valueOf(energy) }];
  },
  saysSo: {
    within: () => costOf(series(0.1, 0.1), [40, 80]).byRate.some(({ kind }) => kind === 'none'),
    beyond: () => costOf(series(0.1), [40, 80]).byRate.some(({ kind }) => kind === 'none'),
  },
  rules: () => [
    costOf(flat(0.25), [100, 100], { estimated: ['electricalPowerKW@1'] }).cost,
    pressureStepCost(costOf(flat(0.25), [100, 100])),
  ],
  repriced: () => [costOf(flat(0.25), [100, 80]).cost, costOf([...flat(0.25), ...flat(9, '2026-11-21')], [100, 80]).cost],
  savings: () => [],
};
