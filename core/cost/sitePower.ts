import type { SiteMeter } from '../plantData/index.ts';
import type { RateSeries } from '../tariff/index.ts';
import { plantDayRange } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';

/** Mean power of the whole site, kW, by quarter hour since 1970-01-01T00:00Z. */
export type SitePower = ReadonlyMap<number, number>;

/** What the series of the site's meter say, each from its day on until the next one's. */
export function sitePower(meters: readonly SiteMeter[], seriesOf: (name: string) => RateSeries, zone: string): SitePower {
  const powers = new Map<number, number>();
  const ordered = meters.toSorted((a, b) => (a.since < b.since ? -1 : 1));
  for (const [i, { since, series }] of ordered.entries()) {
    const from = plantDayRange(since, zone).fromMs / quarterHourMs;
    const next = ordered[i + 1];
    const until = next === undefined ? Infinity : plantDayRange(next.since, zone).fromMs / quarterHourMs;
    for (const [quarter, powerKW] of seriesOf(series)) if (quarter >= from && quarter < until) powers.set(quarter, powerKW);
  }
  return powers;
}
