import { instantsOf, msPerHour, type PlantDay, plantDayOf, plantDayRange, shiftDay, weekdayOf } from '../time/index.ts';

/** When production rests, by the clock of the plant's zone. */
export interface QuietHours {
  /** Whole hours, 0..23; a night that starts at 23 and ends at 5 spans midnight. The same hour twice is no night. */
  readonly nightFromHour: number;
  readonly nightUntilHour: number;
  /** Days of the week that rest as a whole: 0 Sunday .. 6 Saturday. */
  readonly restDays: readonly number[];
}

/** Nights from 23 to 5, Saturdays and Sundays. */
export const defaultQuietHours: QuietHours = { nightFromHour: 23, nightUntilHour: 5, restDays: [0, 6] };

/** A time without production on one day. */
export interface QuietSpan {
  readonly day: PlantDay;
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
}

/** Where a clock skips the hour, the instant that many hours after the day's start. */
function hourAt(day: PlantDay, hour: number, zone: string): number {
  return instantsOf(day, { hour, minute: 0, second: 0 }, zone)[0] ?? plantDayRange(day, zone).fromMs + hour * msPerHour;
}

function spansOfDay(day: PlantDay, { nightFromHour, nightUntilHour, restDays }: QuietHours, zone: string): readonly QuietSpan[] {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  if (restDays.includes(weekdayOf(day))) return [{ day, fromMs, untilMs }];
  if (nightFromHour === nightUntilHour) return [];
  const [nightFromMs, nightUntilMs] = [hourAt(day, nightFromHour, zone), hourAt(day, nightUntilHour, zone)];
  if (nightFromHour < nightUntilHour) return [{ day, fromMs: nightFromMs, untilMs: nightUntilMs }];
  return [
    { day, fromMs, untilMs: nightUntilMs },
    { day, fromMs: nightFromMs, untilMs },
  ];
}

/** The quiet times of a range, in order; those of one day after another may touch. None for an empty or reversed range. */
export function quietSpans(fromMs: number, untilMs: number, hours: QuietHours, zone: string): readonly QuietSpan[] {
  const spans: QuietSpan[] = [];
  if (!(fromMs < untilMs)) return spans;
  const lastDay = plantDayOf(untilMs - 1, zone);
  for (let day = plantDayOf(fromMs, zone); day <= lastDay; day = shiftDay(day, 1)) {
    for (const span of spansOfDay(day, hours, zone)) {
      const cut = { day, fromMs: Math.max(span.fromMs, fromMs), untilMs: Math.min(span.untilMs, untilMs) };
      if (cut.fromMs < cut.untilMs) spans.push(cut);
    }
  }
  return spans;
}
