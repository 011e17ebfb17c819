import type { Channel, SampleRow } from '../samples/index.ts';
import type { QuarterRecords } from './QuarterRecords.ts';

/** What a run of samples comes to, but for the time from its latest row on: how much of it counts, only the next row says. */
export interface SampleSums {
  readonly first: SampleRow;
  readonly latest: SampleRow;
  /** Seconds from one row to the next. */
  readonly periodS: number;
  /** Channels whose value was calculated and not measured for a part of it at least; none where it is left out. */
  readonly estimated?: readonly Channel[];
  /** All of them in one record. */
  readonly pooled: QuarterRecords;
}

/** The sums of a day's file. */
export interface DayRecord {
  /** Undefined when the file has no row to count. */
  readonly summary: SampleSums | undefined;
  readonly quarters: QuarterRecords;
}
