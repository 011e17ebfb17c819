import type { Column } from '../samples/index.ts';
import { laneStateOf, laneStates } from './laneState.ts';

/** The rows that a machine's states are read from; the statuses must not change later. */
export interface StateRows {
  readonly timesMs: Float64Array;
  /** Status words; undefined when none was recorded. */
  readonly statuses: Column | undefined;
  /** Rows that count. */
  readonly length: number;
  /** Usual time from one row to the next. */
  readonly spacingMs: number;
  /** A longer time to the next row is an outage: the state lasts one spacing. */
  readonly maxGapMs: number;
}

/** When a machine's state changed; the first change, to no data, is at -Infinity. */
export interface StateChanges {
  readonly count: number;
  /** Ascending. */
  readonly timesMs: Float64Array;
  /** Places in `laneStates`. */
  readonly states: Uint8Array;
  /** Of the last row, whose state lasts on; -Infinity without rows. */
  readonly lastMs: number;
}

export const noData = laneStates.indexOf('noData');
const known = new WeakMap<Column, StateRows & { readonly changes: StateChanges }>();
const none: StateChanges = { count: 1, timesMs: Float64Array.of(-Infinity), states: Uint8Array.of(noData), lastMs: -Infinity };

/** All changes of a machine's state, found once for the same rows. */
export function stateChanges(rows: StateRows): StateChanges {
  const { statuses } = rows;
  if (statuses === undefined) return none;
  const before = known.get(statuses);
  const isSame =
    before?.timesMs === rows.timesMs &&
    before.length === rows.length &&
    before.spacingMs === rows.spacingMs &&
    before.maxGapMs === rows.maxGapMs;
  if (isSame) return before.changes;
  const changes = changesOf(rows, statuses);
  known.set(statuses, { ...rows, changes });
  return changes;
}

/** Changes that there is room for at first; twice as many each time that there are more. */
const firstRoom = 1024;

function changesOf({ timesMs: rowTimesMs, length, spacingMs, maxGapMs }: StateRows, statuses: Column): StateChanges {
  let timesMs = new Float64Array(firstRoom);
  let states = new Uint8Array(firstRoom);
  let count = 0;
  const makeRoom = () => {
    const before = { timesMs, states };
    timesMs = new Float64Array(2 * count);
    states = new Uint8Array(2 * count);
    timesMs.set(before.timesMs);
    states.set(before.states);
  };
  const change = (atMs: number, state: number) => {
    if (timesMs[count - 1] === atMs) count--;
    if (states[count - 1] === state) return;
    if (count === timesMs.length) makeRoom();
    timesMs[count] = atMs;
    states[count++] = state;
  };

  change(-Infinity, noData);
  let status = NaN;
  let state = noData;
  let beforeMs = -Infinity;
  for (let row = 0; row < length; row++) {
    const atMs = rowTimesMs[row]!;
    const isOutage = atMs - beforeMs > maxGapMs;
    const isSame = statuses[row] === status;
    if (isOutage) change(beforeMs + spacingMs, noData);
    if (isOutage || !isSame) {
      if (!isSame) {
        status = statuses[row]!;
        state = laneStates.indexOf(laneStateOf(status));
      }
      change(atMs, state);
    }
    beforeMs = atMs;
  }
  return { count, timesMs: timesMs.slice(0, count), states: states.slice(0, count), lastMs: beforeMs };
}
