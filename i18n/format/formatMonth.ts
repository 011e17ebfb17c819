import type { Region } from '../Region.ts';
import { missing } from './missing.ts';

const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A month, written `YYYY-MM`, in words; `---` when missing or no month. */
export function formatMonth(month: string | undefined, region: Region): string {
  const atMs = month !== undefined && /^\d{4}-\d\d$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : NaN;
  return Number.isNaN(atMs) ? missing : new Intl.DateTimeFormat(region, parts).format(atMs);
}
