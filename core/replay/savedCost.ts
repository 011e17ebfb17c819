import type { Spread } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import { meanRate, type RateClock } from '../tariff/index.ts';
import { msPerHour } from '../time/index.ts';
import type { ControlWhatIf, ReplayOutcome } from './whatIf.ts';

/** What a replay costs, each hour at its own price; undefined where an hour with energy has none. */
export function replayCost({ hoursKWh }: Pick<ReplayOutcome, 'hoursKWh'>, fromMs: number, clock: Pick<RateClock, 'rateAt'>): Figure {
  const firstMs = Math.floor(fromMs / msPerHour) * msPerHour;
  let sum = 0;
  for (const [i, kWh] of hoursKWh.entries())
    if (kWh !== 0) sum += kWh * (meanRate(clock, { fromMs: firstMs + i * msPerHour, untilMs: firstMs + (i + 1) * msPerHour }) ?? NaN);
  return Number.isNaN(sum) ? undefined : sum;
}

/** Costs of both replays, and their difference with the interval of the energy. */
export interface SavedCost {
  readonly baseline: number;
  readonly changed: number;
  readonly saving: Spread;
}

/** Undefined where an hour has no price. */
export function savedCost(
  { baseline, changed, savingKWh: { value, low, high }, fromMs }: Pick<ControlWhatIf, 'baseline' | 'changed' | 'savingKWh' | 'fromMs'>,
  clock: Pick<RateClock, 'rateAt'>,
): SavedCost | undefined {
  const [before, after] = [replayCost(baseline, fromMs, clock), replayCost(changed, fromMs, clock)];
  if (before === undefined || after === undefined) return undefined;
  const saved = before - after;
  const perKWh = before / baseline.energyKWh;
  // the interval's ends are that far from the value, at the mean price
  const ends = [saved + (low - value) * perKWh, saved + (high - value) * perKWh];
  return { baseline: before, changed: after, saving: { value: saved, low: ends[0]!, high: ends[1]! } };
}
