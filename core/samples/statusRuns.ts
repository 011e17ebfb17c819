import { loggedStateOf, type LoggedState } from './loggedState.ts';
import type { Column } from './SampleTable.ts';

/** Rows that follow each other with the same status, from `fromRow` to before `untilRow`. */
export interface StatusRun {
  readonly fromRow: number;
  readonly untilRow: number;
  readonly state: LoggedState;
}

/** The runs of a status column, between two rows; a missing status is one of its own. */
export function statusRuns(status: Column, fromRow: number, untilRow: number): readonly StatusRun[] {
  const runs: StatusRun[] = [];
  let row = fromRow;
  while (row < untilRow) {
    const first = row;
    const word = status[first]!;
    row++;
    if (Number.isNaN(word)) while (row < untilRow && Number.isNaN(status[row]!)) row++;
    else while (row < untilRow && status[row] === word) row++;
    runs.push({ fromRow: first, untilRow: row, state: loggedStateOf(word) });
  }
  return runs;
}
