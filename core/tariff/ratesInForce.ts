import { flatRates } from './flatRates.ts';
import type { RateSeries, RateTable } from './RateTable.ts';
import { rateTableOf } from './rateTableOf.ts';
import type { TariffEntry } from './TariffEntry.ts';

/** One rate until the first entry, and then theirs; `seriesOf` gives the series that they name. */
export const ratesInForce = (perKWh: number, entries: readonly TariffEntry[], seriesOf: (name: string) => RateSeries): RateTable => [
  ...flatRates(perKWh),
  ...rateTableOf(entries, seriesOf),
];
