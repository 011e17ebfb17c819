import type { PriceSeriesRepository } from '../../core/ports/index.ts';
import { type RateSeries, seriesFacts } from '../../core/tariff/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';

export type SeriesByName = ReadonlyMap<string, RateSeries>;

/** Where the series are kept. */
interface Place {
  readonly get: () => SeriesByName;
  readonly set: (series: SeriesByName) => void;
}

function ownPlace(): Place {
  let kept: SeriesByName = new Map();
  return {
    get: () => kept,
    set(series) {
      kept = series;
    },
  };
}

/** Series of prices in memory. */
export function memorySeries({ get, set }: Place = ownPlace()): PriceSeriesRepository {
  return {
    all: () =>
      [...get()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([name, perKWh]) => {
          const facts = seriesFacts(perKWh);
          return facts === undefined ? [] : [{ name, range: facts.range, quarters: facts.quarters }];
        }),
    read: (name, { fromMs, untilMs }) =>
      new Map(
        [...(get().get(name) ?? [])]
          .filter(([quarter]) => quarter * quarterHourMs >= fromMs && quarter * quarterHourMs < untilMs)
          .sort(([a], [b]) => a - b),
      ),
    save(name, perKWh) {
      set(new Map(get()).set(name, new Map([...(get().get(name) ?? []), ...perKWh])));
    },
    remove(name) {
      set(new Map([...get()].filter(([each]) => each !== name)));
    },
  };
}
