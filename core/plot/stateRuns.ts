import { type Column, indexAt, type LoggedState, loggedStateOf } from '../samples/index.ts';
import type { Span } from './shapes.ts';

/** A span in which a machine's state did not change. */
export interface StateRun extends Span {
  readonly state: LoggedState;
}

/** The rows that a machine's states are read from. */
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

/** A machine's states, each lasting until the next row; the runs cover the span without overlap and neighbours differ. */
export function stateRuns({ timesMs, statuses, length, spacingMs, maxGapMs }: StateRows, { fromMs, untilMs }: Span): readonly StateRun[] {
  const runs: StateRun[] = [];
  const extend = (state: LoggedState, endMs: number) => {
    const startMs = runs.at(-1)?.untilMs ?? fromMs;
    if (endMs <= startMs) return;
    const last = runs.at(-1);
    if (last?.state === state) runs[runs.length - 1] = { ...last, untilMs: endMs };
    else runs.push({ state, fromMs: startMs, untilMs: endMs });
  };

  if (statuses !== undefined)
    for (let row = Math.max(0, indexAt(timesMs, length, fromMs) - 1); row < length && timesMs[row]! < untilMs; row++) {
      const startMs = timesMs[row]!;
      const nextMs = row + 1 < length ? timesMs[row + 1]! : untilMs;
      const endMs = nextMs - startMs > maxGapMs ? startMs + spacingMs : nextMs;
      extend('noData', Math.min(startMs, untilMs));
      extend(loggedStateOf(statuses[row]!), Math.min(endMs, untilMs));
    }
  extend('noData', untilMs);
  return runs;
}

/** The same runs for a drawing of `columns` pixels: of each pixel the state that lasted longest, or an error of any length. */
export function coarseRuns(runs: readonly StateRun[], columns: number): readonly StateRun[] {
  const first = runs[0];
  const last = runs.at(-1);
  if (first === undefined || last === undefined || runs.length <= columns / 2) return runs;
  const pixelMs = (last.untilMs - first.fromMs) / columns;
  const coarse: StateRun[] = [];
  let next = 0;
  const edgeMs = (column: number) => (column === columns ? last.untilMs : first.fromMs + column * pixelMs);
  for (let column = 0; column < columns; column++) {
    const fromMs = edgeMs(column);
    const untilMs = edgeMs(column + 1);
    while (next < runs.length - 1 && runs[next]!.untilMs <= fromMs) next++;
    const state = dominantState(runs, next, fromMs, untilMs);
    const before = coarse.at(-1);
    if (before?.state === state) coarse[coarse.length - 1] = { ...before, untilMs };
    else coarse.push({ state, fromMs, untilMs });
  }
  return coarse;
}

function dominantState(runs: readonly StateRun[], first: number, fromMs: number, untilMs: number): LoggedState {
  const lastedMs = new Map<LoggedState, number>();
  for (let i = first; i < runs.length && runs[i]!.fromMs < untilMs; i++) {
    const { state, fromMs: startMs, untilMs: endMs } = runs[i]!;
    if (state === 'error') return state;
    lastedMs.set(state, (lastedMs.get(state) ?? 0) + Math.min(endMs, untilMs) - Math.max(startMs, fromMs));
  }
  return [...lastedMs].reduce((longest, entry) => (entry[1] > longest[1] ? entry : longest))[0];
}
