import type { FaultLogEntry } from '../faults/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** The faults that came, as the station keeps them. */
export interface ErrorLog {
  /** All of them, newest first. */
  read(token: SessionToken, waiting?: Waiting): Promise<CallResult<readonly FaultLogEntry[]>>;
}
