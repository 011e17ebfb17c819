/** What a station kept of the time around faults. */
export interface StoredWindow {
  /** First and last instant; no other window begins with this one. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** An error came in it, not only warnings. */
  readonly hasError: boolean;
  /** Nothing more is added to it. */
  readonly isComplete: boolean;
  /** What the bytes are written as. */
  readonly format: number;
  readonly bytes: Uint8Array;
}

/** Windows around faults: those with errors stay longest, of those the newest. */
export interface FaultWindowRepository {
  /** Saves a window, whole or not at all, in place of one with the same beginning; beyond the limit the oldest of warnings are dropped, then the oldest. */
  save(window: StoredWindow): void;
  /** The one that has most of the time around an instant in it; the earlier one of two that have as much. */
  at(atMs: number): StoredWindow | undefined;
  /** The one that begins with an instant. */
  from(fromMs: number): StoredWindow | undefined;
  /** Those that are not complete, by their beginning. */
  open(): readonly StoredWindow[];
}
