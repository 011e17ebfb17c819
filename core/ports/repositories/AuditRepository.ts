/** Something that somebody did, or tried. */
export interface AuditEntry {
  readonly atMs: number;
  readonly what: string;
  readonly level: string | undefined;
  /** Network address of who it was. */
  readonly address: string | undefined;
  /** Plain data. */
  readonly details: unknown;
}

/** Who did what, the newest of each kind. */
export interface AuditRepository {
  /** Adds entries, oldest first, and drops the oldest of each added kind beyond `maxOf(what)`, all or nothing. */
  add(entries: readonly AuditEntry[], maxOf: (what: string) => number): void;
  /** Newest first. */
  newest(count: number): readonly AuditEntry[];
}
