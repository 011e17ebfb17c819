import type { SavedTotals } from './preparedTotals.ts';

/** Sums of quarter hours, one record each, by slot. */
export type QuarterRecords = SavedTotals['quarters'];
