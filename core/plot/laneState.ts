import { runningState } from '../compressor/index.ts';
import { type LoggedState, loggedStateOf } from '../samples/index.ts';

/** What a machine's lane can show: the logged states, with `ready` beside the `off` that it counts as everywhere else. */
export const laneStates = ['load', 'noLoad', 'ready', 'off', 'error', 'noData'] as const satisfies readonly (LoggedState | 'ready')[];
export type LaneState = (typeof laneStates)[number];

/** From a logged status word; NaN is no data. */
export function laneStateOf(status: number): LaneState {
  const state = loggedStateOf(status);
  return state === 'off' && runningState(status) === 'ready' ? 'ready' : state;
}
