import type { DoorProblem } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';

const codes = {
  noSuchHost: null,
  notAllowed: null,
  refused: null,
  unreachable: null,
  connectTimeout: null,
  hungUp: null,
  damaged: null,
  silent: null,
  noDevice: null,
  noRight: null,
  deviceFails: null,
  loginRefused: null,
  notTrusted: null,
  inUse: null,
  notUnderstood: null,
} as const satisfies Readonly<Record<DoorProblem, null>>;

/** Why a connection is not as it should be, all of the codes. */
export const doorProblems = keysOf(codes);
