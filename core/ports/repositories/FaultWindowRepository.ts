/** What a station kept of the time around faults. */
export interface StoredWindow {
  /** First and last instant; no other window begins with this one. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** Nothing more is added to it. */
  readonly isComplete: boolean;
  /** What the bytes are written as. */
  readonly format: number;
  readonly bytes: Uint8Array;
}

/** The newest windows around faults. */
export interface FaultWindowRepository {
  /** Saves a window, whole or not at all, in place of one with the same beginning; the oldest beyond the limit are dropped. */
  save(window: StoredWindow): void;
  /** The one that an instant lies in; the earlier one where there are two. */
  at(atMs: number): StoredWindow | undefined;
  /** Those that are not complete, by their beginning. */
  open(): readonly StoredWindow[];
}
