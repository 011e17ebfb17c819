import { msPerDay, msPerWeek } from './durations.ts';
import type { ClosedTimeRange } from './TimeRange.ts';
import { offsetClock, steadyMs } from './offsetClock.ts';

/** What a range is compared with: the time right before it, the same clock times a week before, or those of the same dates a year before. */
export const comparisons = ['before', 'week', 'year'] as const;
/** One of them. */
export type ComparisonKind = (typeof comparisons)[number];

/** A kind of comparison with what it needs to know. */
export interface ComparedWith {
  readonly kind: ComparisonKind;
  /** How far back `before` is, ms: as long as what is compared. */
  readonly lengthMs: number;
  /** IANA name of the plant's zone. */
  readonly zone: string;
}

/** A zone's clock for many moments in a row. */
function clockOf(zone: string) {
  const offsetAt = offsetClock(zone);
  return {
    wallOf: (atMs: number) => atMs + offsetAt(atMs),
    /** The first instant at which the clock shows this; NaN where it skips it. */
    instantOf(wallMs: number): number {
      const dayMs = Math.floor(wallMs / msPerDay) * msPerDay;
      const [early, late] = [offsetAt(dayMs - msPerDay), offsetAt(dayMs + 2 * msPerDay)];
      const isShown = (offsetMs: number) => offsetAt(wallMs - offsetMs) === offsetMs;
      const offsetMs = [Math.max(early, late), Math.min(early, late)].find(isShown);
      return offsetMs === undefined ? NaN : wallMs - offsetMs;
    },
    /** The instant at which a skip of the clock ends that a wall time lies in. */
    skipEnd(wallMs: number): number {
      for (let nextMs = (Math.floor(wallMs / steadyMs) + 1) * steadyMs; nextMs < wallMs + msPerDay; nextMs += steadyMs) {
        const atMs = this.instantOf(nextMs);
        if (!Number.isNaN(atMs)) return atMs;
      }
      return NaN;
    },
  };
}

/** A wall time on the same date of another year; the 29th of February has none in most years. */
function inYear(wallMs: number, years: number): { readonly wallMs: number; readonly isMissing: boolean } {
  const date = new Date(wallMs);
  const day = date.getUTCDate();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCDate() === day) return { wallMs: date.getTime(), isMissing: false };
  return { wallMs: Math.floor(date.getTime() / msPerDay) * msPerDay, isMissing: true };
}

const movedWall: Readonly<Record<Exclude<ComparisonKind, 'before'>, (wallMs: number, by: -1 | 1) => ReturnType<typeof inYear>>> = {
  week: (wallMs, by) => ({ wallMs: wallMs + by * msPerWeek, isMissing: false }),
  year: inYear,
};

/** The range that another one is compared with; where the clock skips its begin or end, or the date is none of that year, the next moment that is one. */
export function comparedRange({ fromMs, toMs }: ClosedTimeRange, { kind, lengthMs, zone }: ComparedWith): ClosedTimeRange {
  if (kind === 'before') return { fromMs: fromMs - lengthMs, toMs: toMs - lengthMs };
  const clock = clockOf(zone);
  const earlier = (atMs: number): number => {
    const { wallMs } = movedWall[kind](clock.wallOf(atMs), -1);
    const instantMs = clock.instantOf(wallMs);
    return Number.isNaN(instantMs) ? clock.skipEnd(wallMs) : instantMs;
  };
  return { fromMs: earlier(fromMs), toMs: earlier(toMs) };
}

/** Where compared moments, ascending, stand on the time axis of what they are compared with; NaN for one that has no place there: its clock time or date does not exist, or has come before. */
export function placesOfCompared(timesMs: Float64Array, length: number, { kind, lengthMs, zone }: ComparedWith): Float64Array {
  const places = new Float64Array(length);
  const clock = clockOf(zone);
  let latestMs = -Infinity;
  for (let row = 0; row < length; row++) {
    const atMs = timesMs[row]!;
    if (kind === 'before') {
      places[row] = atMs + lengthMs;
      continue;
    }
    const { wallMs, isMissing } = movedWall[kind](clock.wallOf(atMs), 1);
    const placeMs = isMissing ? NaN : clock.instantOf(wallMs);
    const isNext = placeMs > latestMs;
    places[row] = isNext ? placeMs : NaN;
    if (isNext) latestMs = placeMs;
  }
  return places;
}
