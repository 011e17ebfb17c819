import type { DayFile, DayFileProblem } from '../DayFile.ts';

/** What is wrong with a day file as a whole. */
export interface DayFileDamage {
  /** 1 or more. */
  readonly problemCount: number;
  /** By line. */
  readonly first: DayFileProblem;
}

/** Undefined where nothing is wrong. */
export function dayFileDamage(log: Pick<DayFile, 'problems' | 'problemCount'>): DayFileDamage | undefined {
  const [first] = log.problems;
  return first === undefined ? undefined : { problemCount: log.problemCount, first };
}
