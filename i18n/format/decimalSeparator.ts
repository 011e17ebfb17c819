import { type Region, regionFacts } from '../Region.ts';

/** What stands before the decimals. */
export function decimalSeparator(region: Region): '.' | ',' {
  const decimal = new Intl.NumberFormat(regionFacts(region).numbers).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ',' : '.';
}
