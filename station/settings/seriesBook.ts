import { namedSeries } from '../../core/plantData/index.ts';
import type { PriceSeriesRepository, StoredSeries } from '../../core/ports/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { maxSeries, maxSeriesQuarters, type RateSeries, type SeriesOverlap } from '../../core/tariff/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';

/** Why a series is not kept, or not removed. */
export type SeriesRefusal = 'noPrice' | 'tooMany' | 'tooLong' | 'inUse' | 'unknownSeries';

/** The series of prices and of CO2 that a station keeps. */
export interface SeriesBook {
  all(): readonly StoredSeries[];
  save(name: string, perKWh: RateSeries, overlap: SeriesOverlap): SeriesRefusal | undefined;
  /** One that an entry of the plant's data names stays. */
  remove(name: string): SeriesRefusal | undefined;
}

export function seriesBook(repository: PriceSeriesRepository, plant: () => Settings['plant']): SeriesBook {
  return {
    all: () => repository.all(),
    save(name, perKWh, overlap) {
      if (perKWh.size === 0) return 'noPrice';
      const all = repository.all();
      const known = all.find((series) => series.name === name);
      if (known === undefined && all.length >= maxSeries) return 'tooMany';
      const quarters = [...perKWh.keys()];
      const range = { fromMs: quarters[0]! * quarterHourMs, untilMs: (quarters.at(-1)! + 1) * quarterHourMs };
      const before: RateSeries = known === undefined ? new Map() : repository.read(name, range);
      const added = quarters.filter((quarter) => !before.has(quarter)).length;
      if ((known?.quarters ?? 0) + added > maxSeriesQuarters) return 'tooLong';
      repository.save(name, overlap === 'replace' ? perKWh : new Map([...perKWh].filter(([quarter]) => !before.has(quarter))));
      return undefined;
    },
    remove(name) {
      if (repository.all().every((series) => series.name !== name)) return 'unknownSeries';
      if (namedSeries(plantDataOf(plant())).includes(name)) return 'inUse';
      repository.remove(name);
      return undefined;
    },
  };
}
