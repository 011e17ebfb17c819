import type { FaultEntryId, FaultLogEntry } from '../faults/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** Who has seen a fault, and what they leave for the next shift. */
export interface SeenFault {
  readonly name: string;
  readonly text: string;
}

/** The faults that came, as the station keeps them. */
export interface ErrorLog {
  /** All of them, newest first. */
  read(token: SessionToken, waiting?: Waiting): Promise<CallResult<readonly FaultLogEntry[]>>;
  /** Notes that somebody has seen a fault; nothing changes at the machine. */
  note(of: FaultEntryId, seen: SeenFault, token: SessionToken, language: string): Promise<SaveResult>;
}
