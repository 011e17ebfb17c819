import type { SavedTotals } from '../samples/index.ts';

/** Sums of quarter hours, one record each, by slot. */
export type QuarterRecords = SavedTotals['quarters'];
