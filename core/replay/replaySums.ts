import type { Spread } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import { meanRate, type RateClock } from '../tariff/index.ts';
import { msPerHour } from '../time/index.ts';
import type { Replayed } from './ReplayPlant.ts';

const durationSteps = 100;

/** Mean power of the hours with energy, the highest first, at even shares of them from 0 to 1; empty without any. */
export function durationOf({ hoursKWh }: Pick<Replayed, 'hoursKWh'>): Float64Array {
  const hours = hoursKWh.filter((kWh) => kWh > 0).sort((a, b) => b - a);
  if (hours.length === 0) return new Float64Array(0);
  return Float64Array.from({ length: durationSteps + 1 }, (_, i) => hours[Math.round((i * (hours.length - 1)) / durationSteps)]!);
}

type HourRates = Pick<RateClock, 'rateAt'>;

/** What a replay comes to, each hour at its own rate; undefined where an hour with energy has none. */
function amountOf({ hoursKWh }: Pick<Replayed, 'hoursKWh'>, fromMs: number, clock: HourRates): Figure {
  const firstMs = Math.floor(fromMs / msPerHour) * msPerHour;
  let sum = 0;
  for (const [i, kWh] of hoursKWh.entries())
    if (kWh !== 0) sum += kWh * (meanRate(clock, { fromMs: firstMs + i * msPerHour, untilMs: firstMs + (i + 1) * msPerHour }) ?? NaN);
  return Number.isNaN(sum) ? undefined : sum;
}

/** What both replays cost or emit, and their difference with the interval of the energy. */
export interface SavedAmount {
  readonly baseline: number;
  readonly changed: number;
  readonly saving: Spread;
}

/** What two replays of a demand cost, or emit, at the rates of their hours; undefined where an hour has no rate. */
export function savedAmount(
  baseline: Replayed,
  changed: Replayed,
  { value, low, high }: Spread,
  fromMs: number,
  clock: HourRates,
): SavedAmount | undefined {
  const [before, after] = [amountOf(baseline, fromMs, clock), amountOf(changed, fromMs, clock)];
  if (before === undefined || after === undefined) return undefined;
  const saved = before - after;
  // the interval's ends are that far from the value, at the mean rate
  const perKWh = baseline.energyKWh > 0 ? before / baseline.energyKWh : 0;
  return {
    baseline: before,
    changed: after,
    saving: { value: saved, low: saved + (low - value) * perKWh, high: saved + (high - value) * perKWh },
  };
}

/** What a change makes of a figure: after it, less before; undefined where one is missing. */
export const changeOf = (before: Figure, after: Figure): Figure =>
  before === undefined || after === undefined ? undefined : after - before;
