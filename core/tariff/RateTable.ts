import type { PlantDay } from '../time/index.ts';

/** What a kWh costs, or emits, in some of the time. */
export interface Rate {
  /** As people call that time, peak hours for one; empty where there is one rate only. */
  readonly name: string;
  /** In the station's currency, or kg; prices can be negative. */
  readonly perKWh: number;
  /** The series that it is of. */
  readonly series?: RateSeries;
}

/** By quarter hours since 1970-01-01T00:00Z; others have no rate. */
export type RateSeries = ReadonlyMap<number, number>;

/** Hours of the week with a rate of their own, by the clock of the plant's zone. */
export interface RateWindow extends Omit<Rate, 'series'> {
  /** 0 Sunday .. 6 Saturday; a holiday is a Sunday. */
  readonly days: readonly number[];
  /** Minutes of the day, whole quarter hours, 0..1440; from 22:00 until 6:00 are the first and the last hours of each of the days. */
  readonly fromMinute: number;
  readonly untilMinute: number;
  /** 1..12; all without it. */
  readonly months?: readonly number[];
}

/** Rates of a stretch of time. */
export type Rates =
  | { readonly kind: 'flat'; readonly perKWh: number }
  | {
      readonly kind: 'calendar';
      /** The first one that a quarter hour lies in counts. */
      readonly windows: readonly RateWindow[];
      /** In no window. */
      readonly otherwise: Rate;
      readonly holidays: readonly PlantDay[];
    }
  | { readonly kind: 'series'; readonly perKWh: RateSeries };

/** What the highest quarter hour of a month or year costs. */
export interface Demand {
  readonly perKW: number;
  readonly per: 'month' | 'year';
}

/** Rates from a day of the plant on, until those of a later day. */
export interface RateEntry {
  readonly since: PlantDay;
  readonly rates: Rates;
  readonly demand?: Demand;
}

/** In any order; before the first day there is no rate. */
export type RateTable = readonly RateEntry[];
