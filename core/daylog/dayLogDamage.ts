import type { DayLog, DayLogProblem } from './DayLog.ts';

/** What is wrong with a day file as a whole. */
export interface DayLogDamage {
  /** 1 or more. */
  readonly problemCount: number;
  /** By line. */
  readonly first: DayLogProblem;
}

/** Undefined where nothing is wrong. */
export function dayLogDamage(log: Pick<DayLog, 'problems' | 'problemCount'>): DayLogDamage | undefined {
  const [first] = log.problems;
  return first === undefined ? undefined : { problemCount: log.problemCount, first };
}
