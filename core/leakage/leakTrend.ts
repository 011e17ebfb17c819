import { cusum, type Finding, findingLevel, type Found, median, stepDeviation, theilSen, tQuantile } from '../estimate/index.ts';
import { firstOfWeek, msPerWeek, type PlantDay, type TimeRange } from '../time/index.ts';
import type { LeakEvidence } from './LeakFinding.ts';
import type { NightFlow } from './nightFlows.ts';
import { nightCoverage, normalNights } from './normalNights.ts';

/** The middle night of a week. */
export interface WeekFlow {
  readonly firstDay: PlantDay;
  readonly flowM3min: number;
  readonly nights: number;
}

/** A flow of nights that changed and stayed so. */
export interface LeakChange {
  /** The first night of it. */
  readonly since: PlantDay;
  /** The night by which it was beyond chance. */
  readonly foundOn: PlantDay;
  /** By how much, m3/min; below 0 for less. */
  readonly change: Found<'cusum'>;
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

/** Nights that the others are compared with: at least so many, and all before a night up to so many. */
const minReference = 14;
const maxReference = 28;
/** Flows do not scatter less than this share of them, nor than their last digit. */
const minScatter = 0.01;
const minScatterM3min = 0.01;
/** The scatter of a few nights is known badly: more than usual is allowed, so that chance does not look like a leak. */
const allowance = 1;
const limit = 6;
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

/** What the nights before one say of it; those of the reference are the same from the 28th on. */
function referenceOf(flows: readonly number[], before: number) {
  const reference = flows.slice(0, Math.min(before, maxReference));
  const middle = median(reference)!;
  return { middle, scatter: stepDeviation(reference, Math.max(minScatterM3min, minScatter * middle)), n: reference.length };
}

/** The days of a log, and how much of them is known. */
interface Asked {
  readonly range: TimeRange;
  readonly coverage: number;
}

function changeOf(nights: readonly NightFlow[], { range, coverage }: Asked): LeakChange | undefined {
  const flows = nights.map(({ flowM3min }) => flowM3min);
  const watched = flows.slice(minReference).map((flow, i) => {
    const { middle, scatter } = referenceOf(flows, minReference + i);
    return (flow - middle) / scatter;
  });
  const { alarm } = cusum(watched, allowance, limit);
  if (alarm === undefined) return undefined;
  const since = minReference + alarm.since;
  const { middle, scatter, n } = referenceOf(flows, since);
  const later = flows.slice(since);
  const value = median(later)! - middle;
  const margin = tQuantile((1 + findingLevel) / 2, n - 1) * scatter * Math.sqrt(1 / n + 1 / later.length);
  return {
    since: nights[since]!.day,
    foundOn: nights[minReference + alarm.at]!.day,
    change: {
      kind: 'fitted',
      value,
      low: value - margin,
      high: value + margin,
      unit,
      method: 'cusum',
      ...range,
      coverage,
      n: later.length,
      assumptions: [{ key: 'scatterM3min', value: scatter, source: 'fitted' }],
    },
  };
}

function perWeekOf(weeks: readonly WeekFlow[], { range, coverage }: Asked): LeakTrend['perWeek'] {
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
 * beginning, 14 to 28 of them, by a CUSUM; nights that are added later change nothing that was found before but its size.
 */
export function leakTrend({ nights: all, days, range }: Pick<LeakEvidence, 'nights' | 'days' | 'range'>): LeakTrend {
  const nights = normalNights(all);
  const asked: Asked = { range, coverage: nightCoverage(all, days) };
  const weeks = weeksOf(nights);
  return {
    weeks,
    perWeek: perWeekOf(weeks, asked),
    watched: Math.max(0, nights.length - minReference),
    change: changeOf(nights, asked),
  };
}
