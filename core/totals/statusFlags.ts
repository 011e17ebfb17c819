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

/** No flags are as many. */
const unmade = 255;
/** Made as they come up: of all statuses a plant shows a few, and whoever starts would wait for the rest. */
const flagsByStatus = new Uint8Array(65_536).fill(unmade);
const unknownFlags = loggedStates.indexOf('noData');

/** What a logged status word says, as flags; NaN says nothing. */
export function statusFlags(status: number): number {
  if (Number.isNaN(status)) return unknownFlags;
  const word = status & 65_535;
  const flags = flagsByStatus[word]!;
  return flags === unmade ? (flagsByStatus[word] = flagsOf(word)) : flags;
}
