import type { ClosedTimeRange } from '../time/index.ts';
import { indexAt } from '../samples/index.ts';
import { type LaneState, laneStates } from './laneState.ts';
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
  readonly startMs: (place: number) => number;
  readonly state: (place: number) => number;
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
    startMs: (place) => (place === end ? outageMs : Math.max(fromMs, timesMs[place]!)),
    state: (place) => (place === end ? noData : states[place]!),
  };
}

/** A machine's states, each lasting until the next row; the runs cover the span without overlap and neighbours differ. */
export function stateRuns(rows: StateRows, span: ClosedTimeRange): readonly StateRun[] {
  const { first, behind, startMs, state } = runsOfSpan(rows, span);
  return Array.from({ length: behind - first }, (_, i) => ({
    state: laneStates[state(first + i)]!,
    fromMs: startMs(first + i),
    toMs: first + i + 1 < behind ? startMs(first + i + 1) : span.toMs,
  }));
}

/** A machine's state at a moment up to the end of a span. */
export function stateAt(rows: StateRows, { toMs }: ClosedTimeRange, atMs: number): LaneState {
  const { first, state } = runsOfSpan(rows, { fromMs: atMs, toMs: toMs > atMs ? toMs : atMs + 1 });
  return laneStates[state(first)]!;
}

/** The runs for a drawing of `columns` pixels: where they are more than those can show, of each pixel the state that lasted longest, or an error of any length. */
export function drawnRuns(rows: StateRows, span: ClosedTimeRange, columns: number): readonly StateRun[] {
  const { first, behind, startMs, state } = runsOfSpan(rows, span);
  if (behind - first <= columns / 2) return stateRuns(rows, span);
  const edgeMs = (column: number) => (column === columns ? span.toMs : span.fromMs + (column * (span.toMs - span.fromMs)) / columns);
  const endMs = (place: number) => (place + 1 < behind ? startMs(place + 1) : span.toMs);
  const drawn: { state: LaneState; fromMs: number; toMs: number }[] = [];
  const lastedMs = new Float64Array(laneStates.length);
  /** The state that lasted longest, or an error of any length. */
  const shownState = (from: number, fromMs: number, toMs: number): number => {
    lastedMs.fill(0);
    let longest = state(from);
    for (let i = from; i < behind && startMs(i) < toMs; i++) {
      const now = state(i);
      if (now === error) return error;
      lastedMs[now]! += Math.min(endMs(i), toMs) - Math.max(startMs(i), fromMs);
      if (lastedMs[now]! > lastedMs[longest]!) longest = now;
    }
    return longest;
  };
  let place = first;
  for (let column = 0; column < columns; column++) {
    const [fromMs, toMs] = [edgeMs(column), edgeMs(column + 1)];
    while (place + 1 < behind && endMs(place) <= fromMs) place++;
    const shown = laneStates[endMs(place) >= toMs ? state(place) : shownState(place, fromMs, toMs)]!;
    const last = drawn.at(-1);
    if (last?.state === shown) last.toMs = toMs;
    else drawn.push({ state: shown, fromMs, toMs });
  }
  return drawn;
}

/** Whether a machine was neither running nor faulty in a span, as far as is known; false where nothing is known of it. */
export function hasStood(rows: StateRows, span: ClosedTimeRange): boolean {
  const runs = stateRuns(rows, span);
  const isStill = runs.every(({ state }) => state === 'off' || state === 'ready' || state === 'noData');
  return isStill && runs.some(({ state }) => state !== 'noData');
}
