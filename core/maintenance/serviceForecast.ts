import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import type { CountedBeside, StatisticRecords } from '../statistics/index.ts';
import { msPerDay } from '../time/index.ts';
import type { MaintenanceItem } from './MaintenanceItem.ts';

/** What counts an item's hours down: the machine's running time, or the calendar. */
export const countsCalendarHours: ReadonlySet<MaintenanceItem['component']> = new Set(['annualMaintenance']);
const hoursPerDay = 24;
/** A date further ahead than this many days is not a forecast. */
const farthestDays = 36_525;

/**
 * Running hours (load and no-load) a day, 0..24, from recent running time over the time that has data, both in seconds.
 * Undefined without such time, with missing or negative running time, or with more of it than time.
 */
export function runningHoursPerDay(runningS: Figure, coveredS: Figure): Figure {
  const share = ratioOf(runningS, coveredS);
  return share !== undefined && share >= 0 && share <= 1 ? share * hoursPerDay : undefined;
}

/**
 * Each compressor's running hours a day by its index, from its recent times and how much of them is known; the plant's sum under its own index does no harm.
 * Undefined where it is not reported how much is known: days without data are no days of rest.
 */
export function runningHoursByIndex(
  times: readonly StatisticRecords['loadTimes'][],
  counts: readonly CountedBeside[],
): ReadonlyMap<number, Figure> {
  const known = new Map(counts.map(({ index, knownS }) => [index, knownS]));
  return new Map(times.map(({ index, loadS, noLoadS }) => [index, runningHoursPerDay(sumOf([loadS, noLoadS]), known.get(index))]));
}

/**
 * When an item's service is expected to fall due if the machine keeps running so many hours a day (0..24).
 * Undefined when it is overdue or its remaining time is missing, when the machine doesn't run, or for a date over a century away.
 * The annual maintenance follows the calendar, whether or not the machine runs.
 */
export function expectedServiceMs(
  { component, remainingH }: Pick<MaintenanceItem, 'component' | 'remainingH'>,
  runningHPerDay: Figure,
  nowMs: number,
): Figure {
  if (remainingH === undefined || !(remainingH >= 0)) return undefined;
  const perDayH = countsCalendarHours.has(component) ? hoursPerDay : runningHPerDay;
  if (perDayH === undefined || !(perDayH <= hoursPerDay)) return undefined;
  const days = ratioOf(remainingH, perDayH);
  return days !== undefined && days <= farthestDays ? nowMs + days * msPerDay : undefined;
}
