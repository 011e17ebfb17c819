import type { TimeRange } from '../time/index.ts';
import type { CountedBeside, Statistic, StatisticRecords } from '../statistics/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** A statistic as the station gives it: its records, and where it states how much of the range is known, that of each. */
export interface StatisticAnswer<S extends Statistic> {
  readonly records: readonly StatisticRecords[S][];
  readonly counts: readonly CountedBeside[];
}

/** Asks for one of the four statistics of a range. */
export interface Statistics {
  /** Each compressor that has data in the range, and then the plant. */
  read<S extends Statistic>(name: S, range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<StatisticAnswer<S>>>;
}
