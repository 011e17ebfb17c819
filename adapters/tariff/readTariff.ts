import type { FieldProblem } from '../../core/field/index.ts';
import type { RateEntry, Rates, RateSeries, RateTable } from '../../core/tariff/index.ts';
import { type Read, readWith } from '../field/index.ts';
import { type TariffFile, type TariffFileEntry, tariffSchema, weekdays } from './tariffSchema.ts';

type Path = FieldProblem['path'];

function problemsOfEntries(entries: readonly TariffFileEntry[], path: Path): readonly FieldProblem[] {
  return entries.flatMap((entry, i): readonly FieldProblem[] => {
    const isRepeated = entries.findIndex(({ since }) => since === entry.since) < i;
    const windows = entry.kind === 'calendar' ? entry.windows : [];
    return [
      ...(isRepeated ? [{ path: [...path, i, 'since'], code: 'repeated' } as const] : []),
      ...windows.flatMap(({ from, until }, at): readonly FieldProblem[] =>
        from === until ? [{ path: [...path, i, 'windows', at, 'until'], code: 'unusable' }] : [],
      ),
    ];
  });
}

/** A file of tariffs from its JSON, or what is wrong with it. */
export function readTariff(json: unknown): Read<TariffFile> {
  return readWith(tariffSchema, json, ({ prices, co2 = [] }) => [
    ...problemsOfEntries(prices, ['prices']),
    ...problemsOfEntries(co2, ['co2']),
  ]);
}

const minutesPerHour = 60;
function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return hour! * minutesPerHour + minute!;
}

function ratesOf(entry: TariffFileEntry, seriesOf: (file: string) => RateSeries): Rates {
  switch (entry.kind) {
    case 'flat':
      return { kind: 'flat', perKWh: entry.perKWh };
    case 'series':
      return { kind: 'series', perKWh: seriesOf(entry.file) };
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

/** The rates of a file's entries; `seriesOf` gives those of the files that they name. */
export const rateTableOf = (entries: readonly TariffFileEntry[], seriesOf: (file: string) => RateSeries): RateTable =>
  entries.map((entry): RateEntry => ({
    since: entry.since,
    rates: ratesOf(entry, seriesOf),
    ...(entry.demand && { demand: entry.demand }),
  }));
