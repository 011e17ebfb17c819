import { remembered } from '../records/index.ts';
import type { ClosedTimeRange } from '../time/index.ts';
import { msPerDay, msPerHour, msPerMinute, msPerSecond, msPerWeek, offsetClock } from '../time/index.ts';

/** Where the time axis has labels. */
export interface TimeTicks {
  /** Ascending instants inside the span. */
  readonly ticksMs: readonly number[];
  readonly stepMs: number;
  readonly showsSeconds: boolean;
}

const steps: readonly number[] = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * msPerSecond),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * msPerMinute),
  ...[1, 2, 3, 6, 12].map((hours) => hours * msPerHour),
  ...[1, 2, 7, 14, 28, 91, 364].map((days) => days * msPerDay),
];

const longestWithoutDateMs = 12 * msPerHour;

/** Whether time labels of a span carry the date too: when it is longer than 12 h. */
export const showsDate = ({ fromMs, toMs }: ClosedTimeRange): boolean => toMs - fromMs > longestWithoutDateMs;

/** 1970-01-05, a Monday: steps of whole weeks start there. */
const mondayMs = 4 * msPerDay;
/** A tick that a change of the clock pushed closer to the one before is left out. */
const closestInSteps = 0.6;

/**
 * Ticks at round times of the zone's (IANA name) clock, at most about `maxCount`, and at least `minStepMs` apart: a day for labels that say the day alone.
 * A step's round times are its multiples since midnight.
 */
export function timeTicks({ fromMs, toMs }: ClosedTimeRange, maxCount: number, zone: string, minStepMs = 0): TimeTicks {
  const spanMs = toMs - fromMs;
  const stepMs = steps.find((step) => step >= minStepMs && spanMs / step <= Math.max(1, maxCount)) ?? steps.at(-1)!;
  return {
    ticksMs: spanMs > 0 ? roundInstants({ fromMs, toMs }, stepMs, zone) : [],
    stepMs,
    showsSeconds: stepMs < msPerMinute,
  };
}

/** Asking the runtime for a zone's offset takes as long as drawing a line, and an axis that moves asks in each frame. */
const clockOf = remembered(offsetClock);

function roundInstants({ fromMs, toMs }: ClosedTimeRange, stepMs: number, zone: string): readonly number[] {
  const offsetMs = clockOf(zone);
  const offsets = [fromMs, toMs].map(offsetMs);
  const least = Math.min(...offsets);
  const greatest = Math.max(...offsets);
  // No zone changes its clock and back within a week.
  const isSteady = least === greatest && toMs - fromMs <= msPerWeek;
  const originMs = stepMs > msPerDay ? mondayMs : 0;
  const first = Math.ceil((fromMs + least - originMs) / stepMs);
  const last = Math.floor((toMs + greatest - originMs) / stepMs);
  const clocksMs = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => originMs + (first + i) * stepMs);
  const instants = clocksMs.flatMap((clockMs) => (isSteady ? clockMs - least : instantsOf(clockMs, least, offsetMs)));

  const ticks: number[] = [];
  for (const atMs of instants.sort((a, b) => a - b)) {
    if (atMs < fromMs || atMs > toMs) continue;
    if (ticks.length === 0 || atMs - ticks.at(-1)! >= closestInSteps * stepMs) ticks.push(atMs);
  }
  return ticks;
}

/** The instants at which the zone's clock shows `clockMs`: none, one or two where the clock is changed. */
function instantsOf(clockMs: number, nearOffsetMs: number, offsetMs: (atMs: number) => number): readonly number[] {
  const nearMs = clockMs - nearOffsetMs;
  const candidates = new Set([nearMs - msPerDay, nearMs + msPerDay].map(offsetMs));
  return [...candidates].map((candidateMs) => clockMs - candidateMs).filter((atMs) => atMs + offsetMs(atMs) === clockMs);
}
