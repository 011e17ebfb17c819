import type { LeakEstimate } from '../../core/leakage/index.ts';
import { type TimeRange, plantDayRange } from '../../core/time/index.ts';
import type { StationTotals } from './stationTotals.ts';

/** What a range says of leaks, as far as there are day files. */
export async function rangeLeak(
  totals: Pick<StationTotals, 'days' | 'leak'>,
  range: TimeRange,
  zone: string,
  signal?: AbortSignal,
): Promise<LeakEstimate> {
  const days = await totals.days();
  const [first, last] = [days[0], days.at(-1)];
  const known = {
    fromMs: Math.max(range.fromMs, first === undefined ? Infinity : plantDayRange(first, zone).fromMs),
    untilMs: Math.min(range.untilMs, last === undefined ? -Infinity : plantDayRange(last, zone).untilMs),
  };
  if (!(known.fromMs < known.untilMs)) return { kind: 'none', reason: 'tooLittleData', coverage: 0 };
  return totals.leak({ ...known, zone }, signal);
}
