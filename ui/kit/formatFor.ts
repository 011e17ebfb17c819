import type { AnyQuantity, UnitChoice } from '../../core/units/index.ts';
import { type FormattedValue, formatClock, formatDate, formatMinute, formatNumber, formatQuantity } from '../../i18n/format/index.ts';
import type { Language } from '../../i18n/index.ts';

export interface FormatChoice {
  readonly language: Language;
  readonly units: UnitChoice;
  /** IANA name. */
  readonly zone: string;
}

/** The formatters with the chosen language, the station's units and the plant's zone filled in. */
export interface Format extends FormatChoice {
  readonly quantity: (quantity: AnyQuantity, value: number | undefined) => FormattedValue;
  readonly number: (value: number | undefined, digits: number) => string;
  /** Time of day with seconds. */
  readonly clock: (atMs: number | undefined) => string;
  /** Time of day without seconds. */
  readonly minute: (atMs: number | undefined) => string;
  readonly date: (atMs: number | undefined) => string;
}

export function formatFor({ language, units, zone }: FormatChoice): Format {
  return {
    language,
    units,
    zone,
    quantity: (quantity, value) => formatQuantity(quantity, value, units, language),
    number: (value, digits) => formatNumber(value, digits, language),
    clock: (atMs) => formatClock(atMs, zone),
    minute: (atMs) => formatMinute(atMs, zone),
    date: (atMs) => formatDate(atMs, zone, language),
  };
}
