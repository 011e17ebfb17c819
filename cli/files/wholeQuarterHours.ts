import type { TimeRange } from '../../core/time/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { usageFailure } from '../CliFailure.ts';

/** The range itself; throws a CliFailure for one that cuts a quarter hour. */
export function wholeQuarterHours(range: TimeRange): TimeRange {
  if (range.fromMs % quarterHourMs === 0 && range.untilMs % quarterHourMs === 0) return range;
  throw usageFailure('--from and --until must be whole quarter hours');
}
