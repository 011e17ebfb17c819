import { type TimeRange, timeRangeMs } from '../time/index.ts';
import { maxLeakTestMs } from './knownOfPlant.ts';
import { minLeakTestMs } from './leakTestFindings.ts';

/** Why a time is no leak test. */
export type LeakTestProblem = 'noTime' | 'tooShort' | 'tooLong' | 'notOver';

/** The first problem of a time in which all consumers are said to have been off; undefined for one that can be a test. */
export function leakTestProblem({ fromMs, untilMs }: Partial<TimeRange>, nowMs: number): LeakTestProblem | undefined {
  if (fromMs === undefined || untilMs === undefined) return 'noTime';
  const lengthMs = timeRangeMs({ fromMs, untilMs });
  if (lengthMs < minLeakTestMs) return 'tooShort';
  if (lengthMs > maxLeakTestMs) return 'tooLong';
  return untilMs > nowMs ? 'notOver' : undefined;
}
