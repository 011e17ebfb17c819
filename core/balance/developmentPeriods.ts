import { type TimeRange, daysBetween, firstOfMonth, type PlantDay, plantDayOf, plantDayRange, shiftDay, weekdayOf } from '../time/index.ts';

/** What a development goes by; longer times have longer steps. */
export type Pace = 'day' | 'week' | 'month';

/** A step of a development. */
export interface DevelopmentPeriod {
  readonly firstDay: PlantDay;
  /** Within the timespan. */
  readonly range: TimeRange;
  /** The timespan has all of it. */
  readonly isWhole: boolean;
}

/** The steps of a development. */
export interface DevelopmentPeriods {
  readonly pace: Pace;
  /** Ascending, without gaps. */
  readonly periods: readonly DevelopmentPeriod[];
}

const daysPerWeek = 7;
const maxSteps = 62;
const monday = 1;

const begins: Readonly<Record<Pace, (day: PlantDay) => boolean>> = {
  day: () => true,
  week: (day) => weekdayOf(day) === monday,
  month: (day) => day === firstOfMonth(day),
};

function paceOf(days: number): Pace {
  if (days <= maxSteps) return 'day';
  return days <= maxSteps * daysPerWeek ? 'week' : 'month';
}

/** The days of a timespan by the plant's calendar (`zone` is an IANA name); weeks from Monday over more than 62 days, months over more than 62 weeks. */
export function developmentPeriods({ fromMs, untilMs }: TimeRange, zone: string): DevelopmentPeriods {
  if (!(untilMs > fromMs)) return { pace: 'day', periods: [] };
  const days = daysBetween(plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone));
  const pace = paceOf(days.length);
  const firstDays = days.filter((day, i) => i === 0 || begins[pace](day));
  const after = days.length === 0 ? undefined : shiftDay(days.at(-1)!, 1);
  const periods = firstDays.map((firstDay, i): DevelopmentPeriod => {
    const next = firstDays[i + 1] ?? after!;
    const whole = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(next, zone).fromMs };
    const range = { fromMs: Math.max(fromMs, whole.fromMs), untilMs: Math.min(untilMs, whole.untilMs) };
    const isWhole = range.fromMs === whole.fromMs && range.untilMs === whole.untilMs && begins[pace](firstDay) && begins[pace](next);
    return { firstDay, range, isWhole };
  });
  return { pace, periods: periods.filter(({ range }) => range.untilMs > range.fromMs) };
}
