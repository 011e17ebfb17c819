import type { Region } from '../Region.ts';
import { missing } from './missing.ts';

function written(month: string | undefined, region: Region, parts: Intl.DateTimeFormatOptions): string {
  const atMs = month !== undefined && /^\d{4}-\d\d$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : NaN;
  return Number.isNaN(atMs) ? missing : new Intl.DateTimeFormat(region, { ...parts, timeZone: 'UTC' }).format(atMs);
}

/** A month, written `YYYY-MM`, in words; `---` when missing or no month. */
export const formatMonth = (month: string | undefined, region: Region): string =>
  written(month, region, { month: 'long', year: 'numeric' });

/** Its short name alone, where the year is known or there is no room for it. */
export const formatMonthName = (month: string | undefined, region: Region): string => written(month, region, { month: 'short' });
