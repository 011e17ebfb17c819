import { runningState, type RunningState, statusBit } from '../compressor/index.ts';

/** What a machine's log says about it, as its lane in a chart shows it. */
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

/** From a logged status word; NaN is no data, and so is lost communication: nothing is known of the machine then. */
export function loggedStateOf(status: number): LoggedState {
  const running = runningState(Number.isNaN(status) ? undefined : status);
  if (running === undefined || (status & statusBit.communicationError) !== 0) return 'noData';
  return (status & statusBit.error) === 0 ? ofRunning[running] : 'error';
}
