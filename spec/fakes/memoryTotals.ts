import { type RangeTotals, totalsOf } from '../../core/totals/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { balanceRequest, encodeBalanceRequest } from '../../adapters/contract/index.ts';

/** The totals of a range; undefined for what a station refuses as one. */
export type MemoryTotals = (range: TimeRange) => RangeTotals | undefined;

export function memoryTotals(samples: SampleTable): MemoryTotals {
  return (range) => (balanceRequest.safeParse(encodeBalanceRequest(range)).success ? totalsOf(samples, range, samplePeriodS) : undefined);
}
