import { remembered } from '../records/index.ts';
import { msPerMinute, type PlantDay, plantDayRange, wallTimes, type WallTime, weekdayOf } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import type { Demand, Rate, Rates, RateTable, RateWindow } from './RateTable.ts';

/** The rates of quarter hours since 1970-01-01T00:00Z. */
export interface RateClock {
  /** The same object for each quarter hour of a rate; undefined without a rate. */
  readonly rateAt: (quarter: number) => Rate | undefined;
  /** What peaks cost then. */
  readonly demandAt: (quarter: number) => Demand | undefined;
}

const monthPlaces = ['YYYY-'.length, 'YYYY-MM'.length] as const;

/** What of a day decides its windows. */
interface CalendarDay {
  /** 0 Sunday .. 6 Saturday; a holiday is a Sunday. */
  readonly weekday: number;
  /** 1..12 */
  readonly month: number;
}

function isInWindow({ days, fromMinute, untilMinute, months }: RateWindow, clockMs: number, { weekday, month }: CalendarDay): boolean {
  const minute = clockMs / msPerMinute;
  const isInHours = fromMinute < untilMinute ? minute >= fromMinute && minute < untilMinute : minute >= fromMinute || minute < untilMinute;
  return isInHours && days.includes(weekday) && (months?.includes(month) ?? true);
}

type RateFinder = (quarter: number, shown: () => WallTime) => Rate | undefined;

type RatesOf<Kind extends Rates['kind']> = { readonly [K in Kind]: Extract<Rates, { readonly kind: K }> }[Kind];

const finders: { readonly [Kind in Rates['kind']]: (rates: RatesOf<Kind>) => RateFinder } = {
  flat({ perKWh }) {
    const rate: Rate = { name: '', perKWh };
    return () => rate;
  },
  calendar({ windows, otherwise, holidays }) {
    const free = new Set(holidays);
    const calendarDay = remembered((day: PlantDay): CalendarDay => {
      return { weekday: free.has(day) ? 0 : weekdayOf(day), month: Number(day.slice(...monthPlaces)) };
    });
    return (_, shown) => {
      const { day, clockMs } = shown();
      return windows.find((window) => isInWindow(window, clockMs, calendarDay(day))) ?? otherwise;
    };
  },
  series({ perKWh }) {
    const byPrice = new Map<number, Rate>();
    return (quarter) => {
      const price = perKWh.get(quarter);
      if (price === undefined) return undefined;
      const rate = byPrice.get(price) ?? { name: '', perKWh: price, series: perKWh };
      byPrice.set(price, rate);
      return rate;
    };
  },
};

const finderOf = <Kind extends Rates['kind']>(kind: Kind, rates: RatesOf<Kind>): RateFinder => finders[kind](rates);

/** The rates of a table by the clock of the plant's zone (IANA name): days begin there, and windows are of its hours. */
export function rateClock(table: RateTable, zone: string): RateClock {
  const entries = [...table]
    .sort((a, b) => (a.since < b.since ? -1 : 1))
    .map((entry) => ({ entry, startMs: plantDayRange(entry.since, zone).fromMs, find: finderOf(entry.rates.kind, entry.rates) }));
  const wallTime = wallTimes(zone);
  const entryAt = (quarter: number) => entries.findLast((each) => each.startMs <= quarter * quarterHourMs);
  return {
    rateAt: (quarter) => entryAt(quarter)?.find(quarter, () => wallTime(quarter * quarterHourMs)),
    demandAt: (quarter) => entryAt(quarter)?.entry.demand,
  };
}
