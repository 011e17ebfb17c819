import type { DoorProblem } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';

const codes = {
  noSuchHost: true,
  notAllowed: true,
  refused: true,
  unreachable: true,
  connectTimeout: true,
  hungUp: true,
  damaged: true,
  silent: true,
  noDevice: true,
  noRight: true,
  deviceFails: true,
  loginRefused: true,
  notTrusted: true,
  inUse: true,
  notUnderstood: true,
} as const satisfies Readonly<Record<DoorProblem, true>>;

/** Why a connection is not as it should be, all of the codes. */
export const doorProblems = keysOf(codes);
