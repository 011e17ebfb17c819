import { runningState, type RunningState, severityOf } from '../compressor/index.ts';

/** What a machine's log tells about it, as its lane in a chart shows it. */
export const loggedStates = ['load', 'noLoad', 'off', 'error', 'noData'] as const;
export type LoggedState = (typeof loggedStates)[number];

const ofRunning: Readonly<Record<RunningState, LoggedState>> = {
  off: 'off',
  ready: 'off',
  starting: 'noLoad',
  runOn: 'noLoad',
  noLoad: 'noLoad',
  load: 'load',
};

/** From a logged status word; NaN is no data. Lost communication counts as an error. */
export function loggedStateOf(status: number): LoggedState {
  const running = runningState(Number.isNaN(status) ? undefined : status);
  if (running === undefined) return 'noData';
  return severityOf(status) === 'error' ? 'error' : ofRunning[running];
}
