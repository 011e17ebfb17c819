import type { LeakFlow } from '../../core/balance/index.ts';
import { minLeakCoverage } from '../../core/leakage/index.ts';
import { daysBetween, plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import type { StationTotals } from './stationTotals.ts';

/** So many days with data are looked at, none of them further back. */
const maxDays = 7;
const longestBackDays = 28;

/** The plant's leak flow from the lowest sustained flow of the last days before an instant; undefined when they do not show it. */
export async function leakFlow(
  totals: Pick<StationTotals, 'days' | 'leak'>,
  beforeMs: number,
  zone: string,
  signal?: AbortSignal,
): Promise<LeakFlow | undefined> {
  const today = plantDayOf(beforeMs, zone);
  const earliest = shiftDay(today, -longestBackDays);
  const days = (await totals.days()).filter((day) => day >= earliest && day < today).slice(-maxDays);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
  const minCoverage = (minLeakCoverage * days.length) / daysBetween(first, last).length;
  const leak = await totals.leak({ ...range, zone, minCoverage }, signal);
  return leak.kind === 'none' ? undefined : { flowM3min: leak.flowM3min, origin: leak.kind };
}
