import { plantDayOf } from '../../core/time/index.ts';

/** Name of a balance's file, by the first and the last day of its range: `balance_2026-11-01-2026-11-30.csv`. `zone` is an IANA name. */
export function balanceFileName(
  { fromMs, untilMs, zone }: { readonly fromMs: number; readonly untilMs: number; readonly zone: string },
  type: 'csv' | 'pdf' | 'json',
): string {
  return `balance_${plantDayOf(fromMs, zone)}-${plantDayOf(untilMs - 1, zone)}.${type}`;
}
