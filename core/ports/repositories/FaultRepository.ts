import type { FaultLogEntry, FaultSource } from '../../faults/index.ts';

/** Which fault of which source. */
export interface FaultId {
  readonly source: FaultSource;
  readonly bitIndex: number;
}

/** The newest fault events, and which faults are active. */
export interface FaultRepository {
  /** Newest first, some at a time; what is saved meanwhile is not among them. */
  pages(): Iterable<readonly FaultLogEntry[]>;
  active(): readonly FaultId[];
  /** Adds events, oldest first, and replaces the active faults, both or neither. */
  save(events: readonly FaultLogEntry[], active: readonly FaultId[]): void;
}
