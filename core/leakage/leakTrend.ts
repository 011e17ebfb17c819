import { type Finding, findingLevel, median, theilSen } from '../estimate/index.ts';
import { firstOfWeek, msPerWeek, type PlantDay } from '../time/index.ts';
import { type AskedNights, changeOfNights, type LeakChange, watchedNights } from './leakChange.ts';
import type { LeakEvidence } from './LeakFinding.ts';
import type { NightFlow } from './nightFlows.ts';
import { nightCoverage, normalNights } from './normalNights.ts';

/** The middle night of a week. */
export interface WeekFlow {
  readonly firstDay: PlantDay;
  readonly flowM3min: number;
  readonly nights: number;
}

/** What is asked of the nights of a log. */
export interface LeakTrendQuestion extends Pick<LeakEvidence, 'nights' | 'days' | 'range'> {
  /** The first day of a change that somebody has seen: what the nights before it flowed is no measure any more. */
  readonly comparedFrom?: PlantDay | undefined;
}

/** How the flow of nights went. */
export interface LeakTrend {
  readonly weeks: readonly WeekFlow[];
  /** m3/min more in each week. */
  readonly perWeek: Finding<'weeklyMedians', 'fewWeeks'>;
  /** Nights that were compared with those at the beginning. */
  readonly watched: number;
  /** The first one; undefined without any. */
  readonly change: LeakChange | undefined;
}

const minWeeks = 4;
const unit = 'm3/min';

function weeksOf(nights: readonly NightFlow[]): readonly WeekFlow[] {
  const weeks = new Map<PlantDay, number[]>();
  for (const { day, flowM3min } of nights) {
    const first = firstOfWeek(day);
    const flows = weeks.get(first) ?? [];
    flows.push(flowM3min);
    weeks.set(first, flows);
  }
  return Array.from(weeks, ([firstDay, flows]) => ({ firstDay, flowM3min: median(flows)!, nights: flows.length }));
}

function perWeekOf(weeks: readonly WeekFlow[], { range, coverage }: AskedNights): LeakTrend['perWeek'] {
  const method = 'weeklyMedians';
  const first = Date.parse(weeks[0]?.firstDay ?? '');
  const points = weeks.map(({ firstDay, flowM3min }) => [(Date.parse(firstDay) - first) / msPerWeek, flowM3min] as const);
  const line = weeks.length < minWeeks ? undefined : theilSen(points, findingLevel);
  if (line === undefined) return { kind: 'none', method, reason: 'fewWeeks', coverage };
  const { slope, low, high } = line;
  return { kind: 'fitted', value: slope, low, high, unit, method, ...range, coverage, n: weeks.length, assumptions: [] };
}

/**
 * How the flow of nights went, at their middle pressure: its weeks, their slope, and the first change that lasted. A night is compared with those at the
 * beginning, 14 to 28 of them, by a CUSUM; nights that are added later change nothing that was found before but its size. Without nights before
 * `comparedFrom` the comparison begins there.
 */
export function leakTrend({ nights: all, days, range, comparedFrom = '' }: LeakTrendQuestion): LeakTrend {
  const nights = normalNights(all);
  const asked: AskedNights = { range, coverage: nightCoverage(all, days) };
  const compared = nights.filter(({ day }) => day >= comparedFrom);
  const weeks = weeksOf(nights);
  return {
    weeks,
    perWeek: perWeekOf(weeks, asked),
    watched: watchedNights(compared),
    change: changeOfNights(compared, asked),
  };
}
