import { msPerHour, msPerMinute, weekdays } from '../time/index.ts';
import type { RateEntry, Rates, RateSeries, RateTable } from './RateTable.ts';
import type { TariffEntry } from './TariffEntry.ts';

const minutesPerHour = msPerHour / msPerMinute;

/** Of a time such as `06:15`. */
export function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return hour! * minutesPerHour + minute!;
}

function ratesOf(entry: TariffEntry, seriesOf: (name: string) => RateSeries): Rates {
  switch (entry.kind) {
    case 'flat':
      return { kind: 'flat', perKWh: entry.perKWh };
    case 'series':
      return { kind: 'series', perKWh: seriesOf(entry.series) };
    case 'calendar': {
      const { windows, otherwise, holidays = [] } = entry;
      return {
        kind: 'calendar',
        windows: windows.map(({ days, from, until, ...window }) => ({
          ...window,
          days: days.map((day) => weekdays.indexOf(day)),
          fromMinute: minuteOf(from),
          untilMinute: minuteOf(until),
        })),
        otherwise,
        holidays,
      };
    }
  }
}

/** The rates of entries; `seriesOf` gives those of the series that they name. */
export const rateTableOf = (entries: readonly TariffEntry[], seriesOf: (name: string) => RateSeries): RateTable =>
  entries.map((entry): RateEntry => ({
    since: entry.since,
    rates: ratesOf(entry, seriesOf),
    ...(entry.demand && { demand: entry.demand }),
  }));
