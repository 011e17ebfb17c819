export { flatRates } from './flatRates.ts';
export { type PriceSeries, priceSeries, type PriceSeriesProblem } from './priceSeries.ts';
export { type RateClock, rateClock } from './rateClock.ts';
export type { Demand, Rate, RateEntry, Rates, RateSeries, RateTable, RateWindow } from './RateTable.ts';
export { co2Of, costOf, type Tariff, tariffOf } from './Tariff.ts';
