import type { RateSeries } from '../../tariff/index.ts';
import type { TimeRange } from '../../time/index.ts';

/** A series of prices, or of CO2, that a station keeps. */
export interface StoredSeries {
  readonly name: string;
  /** From its first quarter hour until the end of its last. */
  readonly range: TimeRange;
  /** Quarter hours that have a price. */
  readonly quarters: number;
}

/** Series of prices by quarter hours since 1970-01-01T00:00Z. */
export interface PriceSeriesRepository {
  /** By name. */
  all(): readonly StoredSeries[];
  /** The quarter hours of a range that have a price, ascending. */
  read(name: string, range: TimeRange): RateSeries;
  /** Adds quarter hours, or replaces them; the others stay. */
  save(name: string, perKWh: RateSeries): void;
  /** An unknown name is none. */
  remove(name: string): void;
}
