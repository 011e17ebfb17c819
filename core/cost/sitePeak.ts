import type { Figure } from '../figures/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import type { PowerOfQuarter } from './energyFigures.ts';
import type { SitePower } from './sitePower.ts';

/** The highest quarter hour of the whole site, and what the station took in it. */
export interface SitePeak {
  readonly fromMs: number;
  readonly siteKW: number;
  /** Undefined where less than half of the quarter hour is known. */
  readonly stationKW: Figure;
  /** Share of the range's quarter hours that the site's meter has, 0..1. */
  readonly coverage: number;
}

/** Of the quarter hours `first` until `last`; undefined where the meter has none of them. The first one of several that are as high counts. */
export function sitePeakOf(site: SitePower, first: number, last: number, known: readonly PowerOfQuarter[]): SitePeak | undefined {
  let [peak, count]: [number | undefined, number] = [undefined, 0];
  for (let quarter = first; quarter <= last; quarter++) {
    const powerKW = site.get(quarter);
    if (powerKW === undefined) continue;
    count++;
    if (peak === undefined || powerKW > site.get(peak)!) peak = quarter;
  }
  if (peak === undefined) return undefined;
  const fromMs = peak * quarterHourMs;
  return {
    fromMs,
    siteKW: site.get(peak)!,
    stationKW: known.find((of) => of.fromMs === fromMs)?.powerKW,
    coverage: count / (last - first + 1),
  };
}
