import { runningState, statusBit } from '../compressor/index.ts';
import { loggedStateOf, loggedStates } from '../samples/index.ts';

/** The three low bits hold the place of the logged state in `loggedStates`. */
export const stateMask = 7;
/** The motor runs. */
export const runs = 8;
/** It is known whether the motor runs. */
export const isKnown = 16;
export const onLoad = 32;
/** Communication is lost: the values are old ones. */
export const isStale = 64;

function flagsOf(status: number): number {
  const state = loggedStates.indexOf(loggedStateOf(status));
  if ((status & statusBit.communicationError) !== 0) return state | isStale;
  const running = runningState(status);
  const motor = running === 'off' || running === 'ready' ? 0 : runs;
  return state | isKnown | motor | (running === 'load' ? onLoad : 0);
}

const flagsByStatus = Uint8Array.from({ length: 65_536 }, (_, status) => flagsOf(status));
const unknownFlags = loggedStates.indexOf('noData');

/** What a logged status word says, as flags; NaN says nothing. */
export function statusFlags(status: number): number {
  return Number.isNaN(status) ? unknownFlags : flagsByStatus[status & 65_535]!;
}
