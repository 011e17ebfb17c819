import type { ClosedTimeRange } from '../time/index.ts';
import { indexAt } from '../samples/index.ts';
import { type LaneState, laneStateOf, laneStates } from './laneState.ts';
import { noData, stateChanges, type StateRows } from './stateChanges.ts';

const error = laneStates.indexOf('error');

/** A span in which a machine's state did not change. */
export interface StateRun extends ClosedTimeRange {
  readonly state: LaneState;
}

/** The runs of a span by their places, the last of which may be no data after an outage. */
interface RunsOfSpan {
  readonly first: number;
  readonly behind: number;
  /** When each run begins and its state, by place; the first one began before the span, or with it. */
  readonly timesMs: Float64Array;
  readonly states: Uint8Array;
  /** Place of the outage at the end, where there is one, and its beginning. */
  readonly end: number;
  readonly outageMs: number;
}

function runsOfSpan(rows: StateRows, { fromMs, toMs }: ClosedTimeRange): RunsOfSpan {
  const { count, timesMs, states, lastMs } = stateChanges(rows);
  const first = Math.max(0, indexAt(timesMs, count, fromMs) - (timesMs[indexAt(timesMs, count, fromMs)] === fromMs ? 0 : 1));
  const end = indexAt(timesMs, count, toMs);
  const outageMs = toMs - lastMs > rows.maxGapMs ? Math.max(fromMs, lastMs + rows.spacingMs) : Infinity;
  const hasTail = outageMs < toMs && states[end - 1] !== noData;
  const isAllTail = hasTail && outageMs <= fromMs;
  return {
    first: isAllTail ? end : first,
    behind: hasTail ? end + 1 : end,
    timesMs,
    states,
    end,
    outageMs,
  };
}

const startOf = ({ timesMs, end, outageMs }: RunsOfSpan, place: number) => (place === end ? outageMs : timesMs[place]!);
const stateOf = ({ states, end }: RunsOfSpan, place: number) => (place === end ? noData : states[place]!);
const endOf = (runs: RunsOfSpan, place: number, { toMs }: ClosedTimeRange) => (place + 1 < runs.behind ? startOf(runs, place + 1) : toMs);

/** A machine's states, each lasting until the next row; the runs cover the span without overlap and neighbours differ. */
export function stateRuns(rows: StateRows, span: ClosedTimeRange): readonly StateRun[] {
  const runs = runsOfSpan(rows, span);
  return Array.from({ length: runs.behind - runs.first }, (_, i) => ({
    state: laneStates[stateOf(runs, runs.first + i)]!,
    fromMs: Math.max(span.fromMs, startOf(runs, runs.first + i)),
    toMs: endOf(runs, runs.first + i, span),
  }));
}

/** A machine's state at a moment up to the end of a span. */
export function stateAt(rows: StateRows, { toMs }: ClosedTimeRange, atMs: number): LaneState {
  const runs = runsOfSpan(rows, { fromMs: atMs, toMs: toMs > atMs ? toMs : atMs + 1 });
  return laneStates[stateOf(runs, runs.first)]!;
}

/** The runs for a drawing of `columns` pixels: where they are more than those can show, of each pixel the state that lasted longest, or an error of any length. */
export function drawnRuns(rows: StateRows, span: ClosedTimeRange, columns: number): readonly StateRun[] {
  const runs = runsOfSpan(rows, span);
  const { first, behind } = runs;
  if (behind - first <= columns / 2) return stateRuns(rows, span);
  const columnMs = (span.toMs - span.fromMs) / columns;
  const drawn: StateRun[] = [];
  const lastedMs = new Float64Array(laneStates.length);
  let place = first;
  let placeEndMs = endOf(runs, place, span);
  let toMs = span.fromMs;
  let before = -1;
  let sinceMs = span.fromMs;
  for (let column = 0; column < columns; column++) {
    const fromMs = toMs;
    toMs = column + 1 === columns ? span.toMs : span.fromMs + (column + 1) * columnMs;
    while (place + 1 < behind && placeEndMs <= fromMs) placeEndMs = endOf(runs, ++place, span);
    let shown = stateOf(runs, place);
    if (placeEndMs < toMs && shown !== error) {
      lastedMs.fill(0);
      lastedMs[shown] = placeEndMs - fromMs;
      while (placeEndMs < toMs && place + 1 < behind) {
        const changeMs = placeEndMs;
        const now = stateOf(runs, ++place);
        placeEndMs = endOf(runs, place, span);
        lastedMs[now]! += Math.min(placeEndMs, toMs) - changeMs;
        if (now === error) shown = error;
        else if (shown !== error && lastedMs[now]! > lastedMs[shown]!) shown = now;
      }
    }
    if (shown === before) continue;
    if (column > 0) drawn.push({ state: laneStates[before]!, fromMs: sinceMs, toMs: fromMs });
    before = shown;
    sinceMs = fromMs;
  }
  drawn.push({ state: laneStates[before]!, fromMs: sinceMs, toMs: span.toMs });
  return drawn;
}

const stillStates: readonly LaneState[] = ['off', 'ready', 'noData'];

/** Whether a row of the span says that the machine ran or was faulty, which the first rows of most machines do. */
function hasMoved({ timesMs, statuses, length }: StateRows, { fromMs, toMs }: ClosedTimeRange): boolean {
  if (statuses === undefined) return false;
  let still = NaN;
  for (let row = indexAt(timesMs, length, fromMs); row < length && timesMs[row]! < toMs; row++) {
    const status = statuses[row]!;
    if (status === still) continue;
    if (stillStates.includes(laneStateOf(status))) still = status;
    // of rows of the same moment the last one counts
    else if (row + 1 === length || timesMs[row + 1]! > timesMs[row]!) return true;
  }
  return false;
}

/** Whether a machine was neither running nor faulty in a span, as far as is known; false where nothing is known of it. */
export function hasStood(rows: StateRows, span: ClosedTimeRange): boolean {
  if (hasMoved(rows, span)) return false;
  const runs = stateRuns(rows, span);
  return runs.every(({ state }) => stillStates.includes(state)) && runs.some(({ state }) => state !== 'noData');
}
