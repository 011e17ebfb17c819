import type { CounterRun } from '../../core/balance/index.ts';
import { energyCounters, type WiredPlant } from '../../core/field/index.ts';
import type { CounterRepository } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';

/**
 * What the counters of energy counted in a range, as far as their readings in it go; behind its last reset or exchange where one has begun again.
 * A counter with fewer than two readings there, or with less at the end than at the beginning, is left out.
 */
export function counterRuns(wired: WiredPlant, counters: CounterRepository, { fromMs, untilMs }: TimeRange): readonly CounterRun[] {
  return energyCounters(wired).flatMap(({ device, key, name, slots, rangeKWh = 0 }) => {
    const events = counters.events(device).filter((event) => event.key === key && event.atMs >= fromMs && event.atMs <= untilMs);
    const beginMs = Math.max(fromMs, ...events.filter(({ kind }) => kind !== 'rollover').map(({ atMs }) => atMs));
    const [first, last] = counters.ends({ device, key }, beginMs, untilMs);
    if (first === undefined || last === undefined || first.atMs === last.atMs) return [];
    const rollovers = events.filter(({ kind, atMs }) => kind === 'rollover' && atMs > first.atMs && atMs <= last.atMs).length;
    const countedKWh = last.value - first.value + rollovers * rangeKWh;
    return countedKWh < 0 ? [] : [{ name, slots, fromMs: first.atMs, untilMs: last.atMs, countedKWh }];
  });
}
