import type { AnyQuantity, UnitChoice } from '../../core/units/index.ts';
import {
  type FormattedValue,
  formatClock,
  formatDate,
  formatMinute,
  formatNumber,
  formatQuantity,
  formatRoughMoney,
} from '../../i18n/format/index.ts';
import type { Region } from '../../i18n/index.ts';

export interface FormatChoice {
  /** Whose numbers and dates are written. */
  readonly region: Region;
  readonly units: UnitChoice;
  /** IANA name. */
  readonly zone: string;
}

/** The formatters with the region, the station's units and the plant's zone filled in. */
export interface Format extends FormatChoice {
  readonly quantity: (quantity: AnyQuantity, value: number | undefined) => FormattedValue;
  readonly number: (value: number | undefined, digits: number) => string;
  /** Estimated money. */
  readonly roughMoney: (value: number | undefined) => FormattedValue;
  /** Time of day with seconds. */
  readonly clock: (atMs: number | undefined) => string;
  /** Time of day without seconds. */
  readonly minute: (atMs: number | undefined) => string;
  readonly date: (atMs: number | undefined) => string;
}

export function formatFor({ region, units, zone }: FormatChoice): Format {
  return {
    region,
    units,
    zone,
    quantity: (quantity, value) => formatQuantity(quantity, value, units, region),
    number: (value, digits) => formatNumber(value, digits, region),
    roughMoney: (value) => formatRoughMoney(value, units, region),
    clock: (atMs) => formatClock(atMs, zone, region),
    minute: (atMs) => formatMinute(atMs, zone, region),
    date: (atMs) => formatDate(atMs, zone, region),
  };
}
