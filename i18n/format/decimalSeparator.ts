import { type Region, regionFacts } from '../Region.ts';

/** What stands before the decimals. */
export const decimalSeparator = (region: Region): '.' | ',' => regionFacts(region).decimalSign;
