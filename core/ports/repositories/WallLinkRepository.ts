/** A link that opens the wall panel without a password. */
export interface WallLink {
  /** Hash of its token, which is kept nowhere. */
  readonly id: string;
  /** What a person calls the place where it hangs. */
  readonly name: string;
  readonly madeMs: number;
  /** Undefined for one that was never opened. */
  readonly usedMs: number | undefined;
}

/** The links that open the wall panel. */
export interface WallLinkRepository {
  /** Oldest first. */
  all(): readonly WallLink[];
  /** Adds or replaces. */
  save(link: WallLink): void;
  /** An unknown id is none. */
  remove(id: string): void;
}
