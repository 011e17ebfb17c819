import { type Region, regionFacts } from '../../../../../i18n/index.ts';

const maxDecimals = 20;

/** A number as a person would type it, with all its decimals and without grouping; empty for none. */
export function entryText(value: number, region: Region, minDecimals = 0): string {
  if (!Number.isFinite(value)) return '';
  const digits = { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals, useGrouping: false };
  return new Intl.NumberFormat(regionFacts(region).numbers, digits).format(value);
}
