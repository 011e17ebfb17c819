import { type DayFileProblem, type DayFileProblemCode, maxStoredProblems } from '../DayFile.ts';

/** Counts every problem and stores the first ones. */
export interface ProblemList {
  add(line: number, column: number, code: DayFileProblemCode, expected: string): void;
  readonly count: number;
  /** By line. */
  stored(): readonly DayFileProblem[];
}

/** A list without problems. */
export function problemList(): ProblemList {
  const stored: DayFileProblem[] = [];
  let count = 0;
  return {
    add(line, column, code, expected) {
      if (count++ < maxStoredProblems) stored.push({ line, column, code, expected });
    },
    get count() {
      return count;
    },
    stored: () => stored.toSorted((a, b) => a.line - b.line),
  };
}
