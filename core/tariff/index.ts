export { flatRates } from './flatRates.ts';
export { meanRate } from './meanRate.ts';
export { type PriceSeries, priceSeries, type PriceSeriesProblem, readSeries, type ReadSeries, type RefusedLine } from './priceSeries.ts';
export { type RateClock, rateClock } from './rateClock.ts';
export type { Demand, Rate, RateEntry, Rates, RateSeries, RateTable, RateWindow } from './RateTable.ts';
export { ratesInForce } from './ratesInForce.ts';
export { rateTableOf } from './rateTableOf.ts';
export { co2Of, costOf, type Tariff, tariffOf } from './Tariff.ts';
export type { CalendarTariff, FlatTariff, SeriesTariff, TariffEntry, TariffWindow } from './TariffEntry.ts';
export {
  longestSeriesName,
  maxSentQuarters,
  maxSeries,
  maxSeriesQuarters,
  type SeriesFacts,
  seriesFacts,
  type SeriesOverlap,
  seriesOverlaps,
} from './seriesFacts.ts';
