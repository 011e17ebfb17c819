import type { StoredSeries } from '../../core/ports/index.ts';
import type { RateSeries, SeriesOverlap } from '../../core/tariff/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { numberOr, recordOr, textOr } from './lenient.ts';
import type { WireSeries, WireSeriesRequest } from './seriesSchemas.ts';

/** The calls about series of prices; apart from `paths`, which come with the first page. */
export const seriesPaths = {
  series: '/api/price-series',
  remove: '/api/price-series/remove',
} as const;

export const encodeSeries = (all: readonly StoredSeries[]): WireSeries[] =>
  all.map(({ name, range: { fromMs, untilMs }, quarters }) => ({ name, from_ms: fromMs, until_ms: untilMs, quarters }));

/** Leaves out what is no series. */
export function decodeSeries(wire: unknown): readonly StoredSeries[] {
  if (!Array.isArray(wire)) return [];
  return wire.flatMap((each: unknown): StoredSeries[] => {
    const sent = recordOr(each);
    const [name, fromMs, untilMs] = [textOr(sent['name']), numberOr(sent['from_ms']), numberOr(sent['until_ms'])];
    if (name === undefined || fromMs === undefined || untilMs === undefined) return [];
    return [{ name, range: { fromMs, untilMs }, quarters: numberOr(sent['quarters']) ?? 0 }];
  });
}

/** By quarter hours from the first until the last, null for none. */
export function encodeSeriesRequest(name: string, perKWh: RateSeries, overlap: SeriesOverlap): WireSeriesRequest {
  let [first, last] = [Infinity, -Infinity];
  for (const quarter of perKWh.keys()) [first, last] = [Math.min(first, quarter), Math.max(last, quarter)];
  const prices = perKWh.size === 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => perKWh.get(first + i) ?? null);
  return { name, from_ms: perKWh.size === 0 ? 0 : first * quarterHourMs, prices, overlap };
}

export function decodeSeriesRequest({ from_ms: fromMs, prices }: WireSeriesRequest): RateSeries {
  const first = fromMs / quarterHourMs;
  return new Map(prices.flatMap((price, i) => (price === null ? [] : [[first + i, price] as const])));
}
