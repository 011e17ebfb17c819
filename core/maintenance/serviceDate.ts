import type { Figure } from '../figures/index.ts';
import { msPerDay, plantDayOf, plantDayRange, shiftDay, weekdayOf } from '../time/index.ts';
import type { MaintenanceItem } from './MaintenanceItem.ts';
import type { RunningPattern, WeekdayHours } from './runningWeek.ts';
import { countsCalendarHours, expectedServiceMs } from './serviceForecast.ts';

/** What a date rests on: the machine's weekdays, its mean pace where too few weeks are known, or the calendar. */
export type ForecastKind = 'weekdays' | 'pace' | 'calendar';

/** When a service is expected to fall due. */
export interface ServiceDate {
  readonly atMs: number;
  readonly kind: ForecastKind;
  /** In 90 of 100 cases it is between these; undefined where nothing is known of how weeks differ. */
  readonly interval: { readonly fromMs: number; readonly untilMs: number } | undefined;
}

const daysPerWeek = 7;
/** As many draws as make a 5 % and a 95 % quantile of one draw each. */
const draws = 1999;
const tail = 0.05;
/** A date further ahead than this many days is not a forecast, and one further than the second has no interval. */
const farthestDays = 36_525;
const farthestIntervalDays = 3653;

/** Days with their fraction until the sum of hours reaches `remainingH`; undefined when it doesn't within `maxDays`. `weekOf` gives the hours of the week that begins so many weeks from now. */
function daysUntil(
  remainingH: number,
  today: { readonly weekday: number; readonly left: number },
  maxDays: number,
  weekOf: (week: number) => WeekdayHours,
): Figure {
  let leftH = remainingH;
  for (let day = 0, week: WeekdayHours = []; day < maxDays; day++) {
    if (day % daysPerWeek === 0) week = weekOf(day / daysPerWeek);
    const hours = week[(today.weekday + day) % daysPerWeek]!;
    const share = day === 0 ? today.left : 1;
    if (leftH <= hours * share) return day + (1 - share) + (hours > 0 ? leftH / hours : 0);
    leftH -= hours * share;
  }
  return undefined;
}

/** Numbers 0..1 from a seed, the same ones each time: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const quantile = (sorted: Float64Array, share: number) => sorted[Math.round(share * (sorted.length - 1))]!;

/** Where a forecast starts. */
export interface ForecastStart {
  readonly nowMs: number;
  /** The plant's, an IANA name. */
  readonly zone: string;
}

function startOf({ nowMs, zone }: ForecastStart) {
  const day = plantDayOf(nowMs, zone);
  const { fromMs, untilMs } = plantDayRange(day, zone);
  return {
    today: { weekday: weekdayOf(day), left: (untilMs - nowMs) / (untilMs - fromMs) },
    instantOf: (days: number) => {
      const range = plantDayRange(shiftDay(day, Math.floor(days)), zone);
      return Math.max(nowMs, range.fromMs + (days % 1) * (range.untilMs - range.fromMs));
    },
  };
}

/**
 * When a part's service is expected: by the calendar, by the machine's weekdays, or by its mean pace (running hours a day, 0..24) where too few weeks are known.
 * By weekdays it is the instant at which a machine that goes on running so has used up the remaining hours, spread evenly over each day of the zone.
 * Undefined when the service is overdue or its remaining time is missing, when the machine doesn't run, or for a date over a century away.
 */
export function serviceMs(
  { component, remainingH }: Pick<MaintenanceItem, 'component' | 'remainingH'>,
  pattern: RunningPattern | undefined,
  runningHPerDay: Figure,
  start: ForecastStart,
): Figure {
  if (pattern === undefined || countsCalendarHours.has(component))
    return expectedServiceMs({ component, remainingH }, runningHPerDay, start.nowMs);
  if (remainingH === undefined || !(remainingH >= 0)) return undefined;
  const { today, instantOf } = startOf(start);
  const days = daysUntil(remainingH, today, farthestDays, () => pattern.meanH);
  return days === undefined ? undefined : instantOf(days);
}

/** The quantiles of 1999 futures, each of whole past weeks drawn at random; the same input gives the same ones. */
function drawnInterval(remainingH: number, { weeks }: RunningPattern, start: ForecastStart): ServiceDate['interval'] {
  const { today, instantOf } = startOf(start);
  const next = numbersFrom(Math.round(remainingH));
  const any = () => weeks[Math.floor(next() * weeks.length)]!;
  const drawn = Float64Array.from({ length: draws }, () => daysUntil(remainingH, today, farthestDays, any) ?? Infinity).sort();
  const [from, until] = [quantile(drawn, tail), quantile(drawn, 1 - tail)];
  return Number.isFinite(until) ? { fromMs: instantOf(from), untilMs: instantOf(until) } : undefined;
}

/** When a part's service is expected, as `serviceMs` says, with what that rests on and, of less than ten years, an interval that holds 90 of 100 futures. */
export function serviceDate(
  item: Pick<MaintenanceItem, 'component' | 'remainingH'>,
  pattern: RunningPattern | undefined,
  runningHPerDay: Figure,
  start: ForecastStart,
): ServiceDate | undefined {
  const atMs = serviceMs(item, pattern, runningHPerDay, start);
  if (atMs === undefined) return undefined;
  if (countsCalendarHours.has(item.component)) return { atMs, kind: 'calendar', interval: { fromMs: atMs, untilMs: atMs } };
  if (pattern === undefined) return { atMs, kind: 'pace', interval: undefined };
  const isFar = atMs - start.nowMs > farthestIntervalDays * msPerDay;
  const drawn = isFar ? undefined : drawnInterval(item.remainingH!, pattern, start);
  const interval = drawn && { fromMs: Math.min(atMs, drawn.fromMs), untilMs: Math.max(atMs, drawn.untilMs) };
  return { atMs, kind: 'weekdays', interval };
}

/** Running hours a day of a pattern, 0..24. */
export function meanHPerDay({ meanH }: RunningPattern): number {
  return meanH.reduce((sum, hours) => sum + hours, 0) / daysPerWeek;
}
