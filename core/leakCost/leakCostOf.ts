import { type Finding, type KnownAmount, knownOf, knownProduct, knownTimes } from '../estimate/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import { type LeakChange, type Leakage, plantLeak } from '../leakage/index.ts';
import type { PerformanceDay } from '../performance/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { LeakCost, LeakCostFinding, LeakCostMethod, NoLeakCostReason } from './LeakCost.ts';

export interface LeakCostQuestion {
  readonly leakage: Pick<Leakage, 'findings' | 'test' | 'trend'>;
  /** The rise of the nights that nobody has seen. */
  readonly alarm?: LeakChange | undefined;
  /** Of which power and flow are known together. */
  readonly days: readonly Pick<PerformanceDay, 'hours' | 'energyKWh' | 'volumeM3' | 'cost'>[];
  /** Days of the range. */
  readonly count: number;
  /** What a m3/min more needs, in kW, as a model has it. */
  readonly marginal: Finding<string, string>;
  /** Mean price of the range's time. */
  readonly timePricePerKWh: Figure;
  /** Power was calculated from states and rated powers, if only in part. */
  readonly isEstimated: boolean;
  readonly range: TimeRange;
}

/** A year of 365 days. */
export const hoursPerYear = 8760;
const minutesPerHour = 60;
/** Of a meter of class 1 (IEC 62053-21), and of what rated power and state say. */
export const energyAccuracies = { fitted: 0.01, rule: 0.15 } as const;
/**
 * What a m3/min more needs as a share of the mean power per m3/min where no model says it: from 30 % of machines that throttle to 100 % of
 * such that start and stop (MEASUR of the US Department of Energy, control adjustment of leaks).
 */
export const marginalRule = { low: 0.3, value: 0.65, high: 1 } as const;

/**
 * What leaks come to: nothing is money without a leak flow, days of which power and flow are known, and a price. A leak takes a part of
 * the air, so its share is at most all of it; a flow of nights or of a test above the mean flow of these days has none.
 */
export function leakCostOf({ leakage, days, count, isEstimated, timePricePerKWh, range, ...given }: LeakCostQuestion): LeakCost {
  const sum = (of: (day: LeakCostQuestion['days'][number]) => number) => days.reduce((total, day) => total + of(day), 0);
  const [energyKWh, volumeM3, hours] = [sum((day) => day.energyKWh), sum((day) => day.volumeM3), sum((day) => day.hours)];
  const cost = sum((day) => day.cost ?? NaN);
  const energyPricePerKWh = Number.isNaN(cost) ? undefined : ratioOf(cost, energyKWh);
  const coverage = count === 0 ? 0 : days.length / count;
  const none = (method: LeakCostMethod, reason: NoLeakCostReason): LeakCostFinding => ({ kind: 'none', method, reason, coverage });
  const found = (method: LeakCostMethod, unit: string, of: KnownAmount): LeakCostFinding => ({
    ...of,
    unit,
    method,
    ...range,
    coverage,
    n: days.length,
    assumptions: [],
  });

  const leak = knownOf(plantLeak(leakage));
  const change = knownOf(leakage.trend.change?.change);
  const kWPerM3min = ratioOf(energyKWh * minutesPerHour, volumeM3);
  const meanFlowM3min = ratioOf(volumeM3, hours * minutesPerHour);
  const kind = isEstimated ? 'rule' : 'fitted';
  const average: KnownAmount | undefined =
    kWPerM3min === undefined
      ? undefined
      : { kind, value: kWPerM3min, low: kWPerM3min * (1 - energyAccuracies[kind]), high: kWPerM3min * (1 + energyAccuracies[kind]) };
  const modelled = knownOf(given.marginal);
  const ruled = kWPerM3min === undefined ? undefined : knownTimes({ kind: 'rule', ...marginalRule }, kWPerM3min);
  const marginal = modelled === undefined ? ruled : { ...modelled, low: Math.max(0, modelled.low) };

  const money = (
    method: LeakCostMethod,
    flow: KnownAmount | undefined,
    power: KnownAmount | undefined,
    price: Figure,
    without: NoLeakCostReason,
  ) => {
    if (flow === undefined) return none(method, without);
    if (power === undefined) return none(method, 'noEnergy');
    return price === undefined
      ? none(method, 'noPrice')
      : found(method, 'currency/a', knownTimes(knownProduct(flow, power), hoursPerYear * price));
  };
  const unit = 'kW per m3/min';
  const leakShare = leak === undefined || meanFlowM3min === undefined ? undefined : knownTimes(leak, 1 / meanFlowM3min);
  const isAboveFlow = leakShare !== undefined && leakShare.value > 1;
  const share =
    leak === undefined
      ? none('averagePower', 'noLeak')
      : leakShare === undefined
        ? none('averagePower', 'noEnergy')
        : isAboveFlow
          ? none('averagePower', 'leakAboveFlow')
          : found('averagePower', '1', { ...leakShare, high: Math.min(1, leakShare.high) });
  return {
    figures: {
      share,
      average: average === undefined ? none('averagePower', 'noEnergy') : found('averagePower', unit, average),
      marginal: marginal === undefined ? none('marginalPower', 'noEnergy') : found('marginalPower', unit, marginal),
      leakedAir: isAboveFlow ? none('averagePower', 'leakAboveFlow') : money('averagePower', leak, average, energyPricePerKWh, 'noLeak'),
      repair: money('marginalPower', leak, marginal, timePricePerKWh, 'noLeak'),
      change: money('marginalPower', change, marginal, timePricePerKWh, 'noChange'),
      alarm: money('marginalPower', knownOf(given.alarm?.change), marginal, timePricePerKWh, 'noChange'),
    },
    meanFlowM3min,
    energyPricePerKWh,
    timePricePerKWh,
  };
}
