import type { PlantDay, WeekdayName } from '../time/index.ts';
import type { Demand } from './RateTable.ts';

/** Hours of the week with a price of their own, as people write them. */
export interface TariffWindow {
  readonly name: string;
  readonly perKWh: number;
  readonly days: readonly WeekdayName[];
  /** `06:00`, quarter hours, until `24:00`. */
  readonly from: string;
  readonly until: string;
  /** 1..12; all without it. */
  readonly months?: readonly number[];
}

/** A price for all times. */
export interface FlatTariff {
  readonly kind: 'flat';
  readonly perKWh: number;
}

/** Prices by hours of the week. */
export interface CalendarTariff {
  readonly kind: 'calendar';
  /** The first one that a quarter hour lies in counts. */
  readonly windows: readonly TariffWindow[];
  readonly otherwise: { readonly name: string; readonly perKWh: number };
  /** Are Sundays. */
  readonly holidays?: readonly PlantDay[];
}

/** Prices by quarter hours. */
export interface SeriesTariff {
  readonly kind: 'series';
  /** Name of the series; in a file of tariffs that of its file. */
  readonly series: string;
}

/** What a kWh costs, or emits, and a peak costs, from a day of the plant on, as people enter it. */
export type TariffEntry = (FlatTariff | CalendarTariff | SeriesTariff) & { readonly since: PlantDay; readonly demand?: Demand };
