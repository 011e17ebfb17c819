import { loggedStateOf, type LoggedState } from './loggedState.ts';
import type { Column } from './SampleTable.ts';

/** Rows that follow each other with the same status, from `fromRow` to before `untilRow`. */
export interface StatusRun {
  readonly fromRow: number;
  readonly untilRow: number;
  readonly state: LoggedState;
}

/** Two missing ones are the same. */
const isSame = (a: number, b: number) => a === b || (Number.isNaN(a) && Number.isNaN(b));

/** The runs of a status column, between two rows. */
export function statusRuns(status: Column, fromRow: number, untilRow: number): readonly StatusRun[] {
  const runs: StatusRun[] = [];
  let first = fromRow;
  for (let row = fromRow + 1; row <= untilRow; row++) {
    if (row < untilRow && isSame(status[row]!, status[first]!)) continue;
    runs.push({ fromRow: first, untilRow: row, state: loggedStateOf(status[first]!) });
    first = row;
  }
  return runs;
}
