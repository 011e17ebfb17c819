import type { NumberedEvent } from '../../fleet/index.ts';
import type { FaultEnd, FaultEntryId, FaultLogEntry, FaultNote, FaultSource } from '../../faults/index.ts';

/** Which fault of which source. */
export interface FaultId {
  readonly source: FaultSource;
  readonly bitIndex: number;
}

/** A fault that is over. */
export interface EndedFault extends FaultId {
  readonly end: FaultEnd;
}

/** The newest fault events, and which faults are active. */
export interface FaultRepository {
  /** Newest first, some at a time; what is saved meanwhile is not among them. */
  pages(): Iterable<readonly FaultLogEntry[]>;
  active(): readonly FaultId[];
  /** Ends the newest event of each fault that is over, unless it has an end, adds events, oldest first, and replaces the active faults: all or nothing. */
  save(events: readonly FaultLogEntry[], active: readonly FaultId[], ended?: readonly EndedFault[]): void;
  /** The number of the newest event that has a time; 0 without any. Never given twice by one database. */
  lastId(): number;
  /** Events behind a number that have a time, oldest first, so many of them. */
  after(id: number, count: number): readonly NumberedEvent[];
  /** Adds a note to an event; false where there is none. */
  note(of: FaultEntryId, note: FaultNote): boolean;
}
